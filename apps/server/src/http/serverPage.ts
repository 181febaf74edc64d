/** Pages that the server makes itself: they need no build, and no script to be read. */
import { createHash } from 'node:crypto';
import type { FastifyReply } from 'fastify';
import { type Language, languageFor } from '@drumhead/content';

const STYLE =
  ':root{color-scheme:light dark;--desk:#e3d7bb;--paper:#f8f2e3;--button:#fffaf0;--line:#6f6243;--ink:#2a2117;--blue:#1f3f8c}' +
  '@media(prefers-color-scheme:dark){:root{' +
  '--desk:#171d1b;--paper:#232b28;--button:#2c3632;--line:#8a9a92;--ink:#efe7d3;--blue:#a9c1ff}}' +
  'body{font:1.1rem/1.5 Alegreya Sans,Gill Sans,Calibri,Noto Sans,DejaVu Sans,sans-serif;margin:0;' +
  'background:var(--desk);color:var(--ink)}' +
  'main{box-sizing:border-box;max-width:36rem;margin:2rem auto;padding:1rem 1.5rem;background:var(--paper)}' +
  'button,input[type=email],.go{font:inherit;box-sizing:border-box;min-height:2.75rem;padding:0 1.25rem}' +
  'button,input[type=email]{background:var(--button);color:inherit;border:1px solid var(--line);border-radius:.25rem}' +
  'input[type=email]{width:100%;padding:0 .5rem;margin-block:.25rem .75rem}' +
  'a{color:var(--blue)}.go{display:inline-flex;align-items:center;padding:0}' +
  'li{margin-block:.75rem}form,section{margin-block:1.5rem}[hidden]{display:none}' +
  'label{display:block}label.check{display:flex;gap:.75rem;align-items:center;min-height:2.75rem}' +
  'input[type=checkbox]{width:1.5rem;height:1.5rem;flex:none}';

/** The style above, forms that go back to the server, and its own scripts where a page has one; nothing else. */
const policy = (style: string, hasScript: boolean): string =>
  [
    "default-src 'none'",
    `style-src 'sha256-${createHash('sha256').update(style).digest('base64')}'`,
    ...(hasScript ? ["script-src 'self'", "connect-src 'self'"] : []),
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join('; ');

export interface ServerPage {
  readonly language: Language;
  readonly content: string;
  /** The address of its script. */
  readonly script?: string;
  /** A page that looks otherwise: its title, its style, and then `content` is all of its body. */
  readonly own?: { readonly title: string; readonly style: string };
}

export function sendPage(reply: FastifyReply, { language, content, script, own }: ServerPage): FastifyReply {
  const tag = script === undefined ? '' : `<script src="${script}" type="module"></script>`;
  return reply
    .header('Content-Security-Policy', policy(own?.style ?? STYLE, script !== undefined))
    .type('text/html; charset=utf-8')
    .send(
      `<!doctype html><html lang="${language}"><head><meta charset="utf-8"><title>${escaped(own?.title ?? 'Drumhead')}</title>` +
        '<meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light dark">' +
        `<style>${own?.style ?? STYLE}</style>${tag}</head>` +
        `<body>${own === undefined ? `<main><h1>Drumhead</h1>${content}</main>` : content}</body></html>`,
    );
}

/** A text that stands in a page as it is. */
export function escaped(text: string): string {
  return text.replace(/[&<>"']/g, (one) => `&#${one.charCodeAt(0)};`);
}

/** The language that a browser asks for. */
export function languageOf({
  'accept-language': asked = '',
}: {
  readonly 'accept-language'?: string | undefined;
}): Language {
  return languageFor(asked);
}
