/** Brings the place of a fault into sight and gives it the keyboard: the nearest part of the page that bears its path. */

/** `brigades[1].options` lies within `brigades[1]`, that within `brigades`. */
function* widening(path: string): Generator<string> {
  for (let at = path; at !== ''; at = at.replace(/(?:\.?[^.[\]]+|\[\d+\])$/, '')) yield at;
}

/** `path`: as a problem names it; parts of the page bear theirs as `data-path`. */
export function leadTo(path: string): void {
  const parts = [...document.querySelectorAll<HTMLElement>('[data-path]')];
  for (const at of widening(path)) {
    const found = parts.find(({ dataset }) => dataset['path'] === at);
    if (found === undefined) continue;
    found.scrollIntoView({ block: 'center' });
    found.focus({ preventScroll: true });
    return;
  }
}
