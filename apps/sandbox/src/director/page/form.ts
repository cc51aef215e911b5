import { html, type Html } from '../../pages/html.ts';

/** One button that pulls a lever with fixed fields. */
export function lever(name: string, label: string, fields: Record<string, string> = {}, tone = ''): Html {
  const hidden = Object.entries({ lever: name, ...fields }).map(
    ([field, value]) => html`<input type="hidden" name="${field}" value="${value}" />`,
  );
  return html`<form method="post" action="/" class="lever">
    ${hidden}<button class="${tone}">${label}</button>
  </form>`;
}

/** Options of a select from value and label. */
export function options(entries: Iterable<readonly [string, string]>, selected = ''): Html[] {
  return Array.from(entries, ([value, label]) =>
    value === selected
      ? html`<option value="${value}" selected>${label}</option>`
      : html`<option value="${value}">${label}</option>`,
  );
}

/** A table, or what to say while it has no rows. */
export function table(caption: string, heads: readonly Html[], rows: readonly Html[], empty: string): Html {
  if (rows.length === 0) return html`<p class="empty">${empty}</p>`;
  return html`<div class="scroll">
    <table>
      <caption class="hidden">
        ${caption}
      </caption>
      <thead>
        <tr>
          ${heads}
        </tr>
      </thead>
      <tbody>
        ${rows}
      </tbody>
    </table>
  </div>`;
}

/** Column heads; a name that starts with `#` is over numbers. */
export function heads(...names: readonly string[]): Html[] {
  return names.map((name) =>
    name.startsWith('#')
      ? html`<th scope="col" class="number">${name.slice(1)}</th>`
      : html`<th scope="col">${name}</th>`,
  );
}
