/** The pages that links in mails lead to. Opening one does nothing: programs that look at links do that, too. */
import type { FastifyReply } from 'fastify';
import type { Language } from '@drumhead/content';
import { translate } from '../words.ts';
import { sendPage } from './serverPage.ts';

/** What a link in a mail is for. */
export type Purpose = 'confirm' | 'stop';

/** The page with the button. */
export function sendQuestion(reply: FastifyReply, purpose: Purpose, language: Language): FastifyReply {
  const text = translate(`server.page.${purpose}`, language);
  const button = translate(`server.page.${purpose}.button`, language);
  return sendPage(reply, {
    language,
    content: `<p>${text}</p><form method="post"><button>${button}</button></form>`,
  });
}

/** The page after the button; `isDone`: the link was one of ours. */
export function sendOutcome(reply: FastifyReply, purpose: Purpose, language: Language, isDone: boolean): FastifyReply {
  const text = translate(isDone ? `server.page.${purpose}.done` : 'server.page.nothing', language);
  return sendPage(reply.code(isDone ? 200 : 403), { language, content: `<p role="status">${text}</p>` });
}
