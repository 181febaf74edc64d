/** The pages that links in mails lead to. Opening one does nothing: programs that look at links do that, too. */
import { createHash } from 'node:crypto';
import type { FastifyReply } from 'fastify';
import { type Language, noticeText } from '../notices/messages.ts';

/** What a link in a mail is for. */
export type Purpose = 'confirm' | 'stop';

const STYLE =
  'body{font:1.1rem/1.5 system-ui,sans-serif;max-width:32rem;margin:3rem auto;padding:0 1rem}' +
  'button{font:inherit;min-height:2.75rem;padding:0 1.25rem}';
/** The style above, and a form that goes back to where it came from; nothing else. */
const POLICY = [
  "default-src 'none'",
  `style-src 'sha256-${createHash('sha256').update(STYLE).digest('base64')}'`,
  "form-action 'self'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
].join('; ');

/** The page with the button. */
export function sendQuestion(reply: FastifyReply, purpose: Purpose, language: Language): FastifyReply {
  const text = noticeText(`server.page.${purpose}`, language);
  const button = noticeText(`server.page.${purpose}.button`, language);
  return sendPage(reply, language, `<p>${text}</p><form method="post"><button>${button}</button></form>`);
}

/** The page after the button; `isDone`: the link was one of ours. */
export function sendOutcome(reply: FastifyReply, purpose: Purpose, language: Language, isDone: boolean): FastifyReply {
  const text = noticeText(isDone ? `server.page.${purpose}.done` : 'server.page.nothing', language);
  return sendPage(reply.code(isDone ? 200 : 403), language, `<p role="status">${text}</p>`);
}

function sendPage(reply: FastifyReply, language: Language, content: string): FastifyReply {
  return reply
    .header('Content-Security-Policy', POLICY)
    .type('text/html; charset=utf-8')
    .send(
      `<!doctype html><html lang="${language}"><head><meta charset="utf-8"><title>Drumhead</title>` +
        '<meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light dark">' +
        `<style>${STYLE}</style></head><body><main><h1>Drumhead</h1>${content}</main></body></html>`,
    );
}
