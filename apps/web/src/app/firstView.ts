/** The head of the front page as index.html shows it until the page itself has come (public/first.js). */

const STORED = 'drumhead.resumes';

export const leaveFirstView = (): void => document.getElementById('first-view')?.remove();

/** Does a battle of one's own stand at the head of the front page, as far as this device remembers? */
export function expectsOwn(): boolean {
  try {
    return localStorage.getItem(STORED) !== null;
  } catch {
    return false;
  }
}

/** Next time nothing is shown before the page where a battle of one's own stands at the head of it. */
export function rememberHead(isOwn: boolean): void {
  try {
    if (isOwn) localStorage.setItem(STORED, 'yes');
    else localStorage.removeItem(STORED);
  } catch {
    // Without storage there are no battles of one's own.
  }
}
