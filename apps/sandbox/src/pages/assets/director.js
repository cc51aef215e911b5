// Keeps the page fresh and sends its forms without leaving it. Everything works without this file, too.
const EVERY_MS = 2000;
let busy = false;

const isTyping = () => {
  const { activeElement } = document;
  return activeElement instanceof HTMLInputElement || activeElement instanceof HTMLSelectElement;
};

async function show(response) {
  const page = new DOMParser().parseFromString(await response.text(), 'text/html');
  const fresh = page.querySelector('[data-refresh]');
  const stale = document.querySelector('[data-refresh]');
  if (!fresh || !stale) return;
  const focused = document.activeElement?.closest('form')?.textContent;
  stale.replaceWith(fresh);
  // The keyboard stays on the button that was pressed, if it is still there.
  const same = [...fresh.querySelectorAll('form')].find((form) => form.textContent === focused);
  same?.querySelector('button')?.focus();
}

async function submit(form, submitter) {
  busy = true;
  document.body.dataset.busy = 'yes';
  try {
    const body = new URLSearchParams(new FormData(form, submitter));
    await show(await fetch(form.action, { method: 'POST', body }));
  } finally {
    busy = false;
    delete document.body.dataset.busy;
  }
}

document.addEventListener('submit', (event) => {
  if (!(event.target instanceof HTMLFormElement) || busy) return;
  event.preventDefault();
  void submit(event.target, event.submitter);
});

setInterval(() => {
  if (busy || document.hidden || isTyping()) return;
  fetch('/').then(show, () => document.body.setAttribute('data-offline', 'yes'));
}, EVERY_MS);
