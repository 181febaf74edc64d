// Runs before anything is drawn. index.html shows the head of the front page at once, in the language of a newcomer and
// in the reader's theme and text size (src/battle/settings.ts); not so where another page was asked for, nor where a
// battle of one's own stands there (src/app/firstView.ts).
{
  const root = document.documentElement;
  root.lang = navigator.language.slice(0, 2);
  let isOwn = false;
  let settings = {};
  try {
    isOwn = localStorage.getItem('drumhead.resumes') !== null;
    root.lang = localStorage.getItem('drumhead.language') ?? root.lang;
    settings = JSON.parse(localStorage.getItem('drumhead.settings') ?? '{}');
  } catch {
    // Without storage everybody is new.
  }
  const { theme, textSize } = Object(settings);
  const isDark = theme === 'dark' || (theme !== 'day' && matchMedia('(prefers-color-scheme: dark)').matches);
  root.dataset.theme = isDark ? 'dark' : 'day';
  if (textSize > 100) root.style.setProperty('--text-size', String(textSize / 100));
  const isElsewhere = location.hash.length > 2 || location.pathname.startsWith('/t/');
  if (isElsewhere) root.classList.add('elsewhere');
  if (isOwn || isElsewhere) root.classList.add('no-first-view');
}
