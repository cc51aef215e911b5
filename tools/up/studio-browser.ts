import { join } from 'node:path';
import { projectRoot } from '../project.ts';

/**
 * Whether the sandbox's studio shows matches: not in production, where no party is played, not with STUDIO=off, and not without a
 * video origin.
 */
export function studioRuns(): boolean {
  const { NODE_ENV, STUDIO, MEDIA } = process.env;
  return NODE_ENV !== 'production' && STUDIO !== 'off' && MEDIA !== 'off';
}

/** The browser that the studio draws in, as the sandbox's environment names it; empty where this machine has none. */
export async function studioBrowser(): Promise<Record<string, string>> {
  if (!studioRuns()) return {};
  try {
    // Read only here: in production the package that brings a browser is not installed.
    const { findChromium } = await import('@fairway/testkit/browser/find-chromium.ts');
    const { executablePath, env } = findChromium(join(projectRoot, '.cache'));
    if (executablePath === undefined) return {};
    const libraries = env?.['LD_LIBRARY_PATH'];
    return {
      STUDIO_BROWSER: executablePath,
      ...(libraries !== undefined && { STUDIO_LIBRARIES: libraries }),
    };
  } catch {
    // Rooms say that nothing is shown; the rest of the demo is whole.
    return {};
  }
}
