// Runs before anything is drawn. index.html shows the head of the front page at once, in the language of a newcomer; not
// so where another page was asked for, nor where a battle of one's own stands there (src/app/firstView.ts).
{
  const root = document.documentElement;
  let isOwn = false;
  try {
    isOwn = localStorage.getItem('drumhead.resumes') !== null;
    root.lang = localStorage.getItem('drumhead.language') ?? navigator.language.slice(0, 2);
  } catch {
    // Without storage everybody is new.
  }
  if (isOwn || location.hash.length > 2 || location.pathname.startsWith('/t/')) root.classList.add('no-first-view');
}
