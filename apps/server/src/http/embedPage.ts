/** A battle or a scenario inside a page of somebody else: one picture, one line, one button. No script, no cookie. */
import { createHash } from 'node:crypto';
import type { Language } from '@drumhead/content';
import { translate } from '../words.ts';
import type { Kind, Preview } from './previews.ts';
import { escaped } from './serverPage.ts';

const STYLE =
  '*{box-sizing:border-box}html,body{margin:0;block-size:100%;background:#1a2421;color:#efe7d3;' +
  'font:1rem/1.3 Alegreya Sans,Gill Sans,Calibri,Noto Sans,DejaVu Sans,sans-serif}' +
  'a,p{color:inherit;text-decoration:none}' +
  'a{display:grid;grid-template-rows:1fr auto;block-size:100%}img{inline-size:100%;block-size:100%;min-block-size:0;object-fit:cover}' +
  'span{display:flex;gap:.5rem 1rem;flex-wrap:wrap;align-items:center;justify-content:space-between;' +
  'padding:.5rem 1rem;border-block-start:4px solid #1f3f8c}' +
  'b{display:inline-flex;align-items:center;min-block-size:2.75rem;padding:0 1rem;background:#1f3f8c;color:#fff;border-radius:4px}' +
  'a:focus-visible{outline:4px solid #e0a32e;outline-offset:-4px}p{padding:1rem}';

/** Any page may show it, and it can do nothing there but be read and be followed. */
export const EMBED_HEADERS: Readonly<Record<string, string>> = {
  'Content-Security-Policy': [
    "default-src 'none'",
    `style-src 'sha256-${createHash('sha256').update(STYLE).digest('base64')}'`,
    "img-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
    'frame-ancestors *',
  ].join('; '),
  'Cross-Origin-Resource-Policy': 'cross-origin',
  // Who withdraws it is heard soon.
  'Cache-Control': 'public, max-age=300',
};

/** `preview`: null where there is none for everybody. */
export function embedPage(kind: Kind, id: string, preview: Preview | null, language: Language): string {
  const inside =
    preview === null
      ? `<p>${escaped(translate(`server.${kind}.none`, language))}</p>`
      : `<a href="${escaped(preview.path)}" target="_blank" rel="noopener">` +
        `<img src="/embed/${kind}/${encodeURIComponent(id)}/picture.png" width="600" height="336" alt="${escaped(translate(`server.${kind}.map`, language))}">` +
        `<span>${escaped(preview.title)}<b>${escaped(translate('server.embed.open', language))}</b></span></a>`;
  return (
    `<!doctype html><html lang="${language}"><head><meta charset="utf-8"><title>Drumhead</title>` +
    `<meta name="viewport" content="width=device-width"><style>${STYLE}</style></head><body>${inside}</body></html>`
  );
}
