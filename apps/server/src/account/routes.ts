/** The addresses of accounts: pages with forms for people, the same as JSON for programs. */
import { readFile } from 'node:fs/promises';
import type { Language } from '@drumhead/content';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { type Answer, ok, refused, TOO_MANY } from '../http/answers.ts';
import type { Owners } from '../http/owners.ts';
import { languageOf } from '../http/serverPage.ts';
import { sessionIn } from '../http/session.ts';
import type { Storage } from '../storage/storage.ts';
import type { Accounts } from './accounts.ts';
import { NAME_TAKEN, nameAccount } from './names.ts';
import type { AccountMessage } from './messages.ts';
import { SCRIPT, sendAccount, sendConsent, sendEntrance } from './pages.ts';
import type { Passkeys } from './passkeys.ts';

export interface AccountRouteNeeds {
  readonly storage: Storage;
  readonly accounts: Accounts;
  readonly passkeys: Passkeys;
  readonly owners: Owners;
  /** Links to the pages that whoever runs the server wrote. */
  readonly pageLinks: (language: Language) => string;
  /** Can it send mail? */
  readonly hasMail: boolean;
  readonly respond: (reply: FastifyReply, answer: Answer) => FastifyReply;
  /** Does this address ask too often? */
  readonly isTooMuch: (request: FastifyRequest) => boolean;
}

/** Tables that the page lists. */
const MOST = 200;

type WithToken = { readonly Querystring: { readonly token?: string } };

/** A form: its fields; those that are given twice count once. */
const fieldsOf = ({ body }: FastifyRequest): Readonly<Record<string, string>> =>
  typeof body === 'string' ? Object.fromEntries(new URLSearchParams(body)) : {};

export function addAccountRoutes(app: FastifyInstance, needs: AccountRouteNeeds): void {
  addJson(app, needs);
  app.register(async (pages) => {
    pages.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_request, body, done) =>
      done(null, body),
    );
    // A form says where it comes from only if its page may: the server asks that of whatever changes something.
    pages.addHook('onRequest', async (_request, reply) => {
      reply.header('Referrer-Policy', 'same-origin');
    });
    addPages(pages, needs);
  });
}

function addPages(
  app: FastifyInstance,
  { storage, accounts, owners, pageLinks, hasMail, isTooMuch }: AccountRouteNeeds,
): void {
  async function show(request: FastifyRequest, reply: FastifyReply, news?: AccountMessage): Promise<FastifyReply> {
    const language = languageOf(request.headers);
    const about = { language, foot: pageLinks(language), ...(news === undefined ? {} : { news }) };
    const session = sessionIn(request.headers.cookie);
    const account = session === null ? null : await accounts.of(session);
    if (session === null || account === null) return sendEntrance(reply, about, hasMail);
    return sendAccount(reply, about, account, await storage.sittingsOf(await storage.ownerOf(session), MOST));
  }

  app.get('/account', (request, reply) => show(request, reply));
  app.get(SCRIPT, async (_request, reply) =>
    reply.type('text/javascript; charset=utf-8').send(await readFile(new URL('passkeys.js', import.meta.url), 'utf8')),
  );
  app.post('/account/mail', async (request, reply) => {
    const sent = isTooMuch(request)
      ? TOO_MANY
      : await accounts.sendLink(fieldsOf(request)['address'] ?? '', languageOf(request.headers));
    return show(
      request,
      reply,
      sent.ok
        ? 'server.account.sent'
        : sent.status === TOO_MANY.status
          ? 'server.account.tooMany'
          : 'server.account.notSent',
    );
  });
  app.get<WithToken>('/account/enter', async ({ headers, query }, reply) =>
    sendConsent(reply, { language: languageOf(headers) }, await accounts.mailOf(query.token ?? '')),
  );
  app.post<WithToken>('/account/enter', async (request, reply) => {
    const session = owners.sessionOf(request, reply);
    const isIn = await accounts.follow(session, request.query.token ?? '');
    return isIn ? reply.redirect('/account', 303) : sendConsent(reply, { language: languageOf(request.headers) }, null);
  });
  app.post('/account/passkeys/remove', async (request, reply) => {
    const account = await accounts.of(owners.sessionOf(request, reply));
    const isGone = account !== null && (await storage.removePasskey(account.id, fieldsOf(request)['id'] ?? ''));
    return isGone ? reply.redirect('/account', 303) : show(request, reply, 'server.account.passkey.last');
  });
  app.post('/account/name', async (request, reply) => {
    const account = await accounts.of(owners.sessionOf(request, reply));
    if (account === null) return reply.redirect('/account', 303);
    const named = isTooMuch(request)
      ? TOO_MANY
      : await nameAccount(storage, account.id, fieldsOf(request)['name'] ?? '');
    if (named.ok) return reply.redirect('/account', 303);
    const why = { [NAME_TAKEN.status]: 'taken', [TOO_MANY.status]: 'later' } as const;
    return show(request, reply, `server.account.name.${why[named.status] ?? 'wrong'}`);
  });
  app.post('/account/leave', async (request, reply) => {
    await accounts.leave(owners.sessionOf(request, reply));
    return reply.redirect('/account', 303);
  });
  app.post('/account/delete', async (request, reply) => {
    const isSure = fieldsOf(request)['sure'] === 'yes';
    const isGone = isSure && (await accounts.remove(owners.sessionOf(request, reply)));
    return show(request, reply, isGone ? 'server.account.deleted' : undefined);
  });
}

function addJson(app: FastifyInstance, needs: AccountRouteNeeds): void {
  const { storage, accounts, passkeys, owners, hasMail, respond, isTooMuch } = needs;
  const originOf = ({ headers }: FastifyRequest): string => headers.origin ?? '';

  app.get('/api/account', async ({ headers }, reply) => {
    const session = sessionIn(headers.cookie);
    const account = session === null ? null : await accounts.of(session);
    const keys = account?.passkeys.map(({ id, created, used }) => ({ id, created, used }));
    return reply.send({
      account: account && { mail: account.mail, name: account.name, passkeys: keys },
      mail: hasMail,
    });
  });
  app.put('/api/account/name', async (request, reply) => {
    if (isTooMuch(request)) return respond(reply, TOO_MANY);
    const account = await accounts.of(owners.sessionOf(request, reply));
    if (account === null) return respond(reply, refused(404, 'you are not signed in'));
    const { name } = Object(request.body) as { readonly name?: unknown };
    return respond(
      reply,
      typeof name === 'string'
        ? await nameAccount(storage, account.id, name)
        : refused(400, 'name: a name, or nothing'),
    );
  });
  app.post('/api/account/mail', async (request, reply) => {
    if (isTooMuch(request)) return respond(reply, TOO_MANY);
    const { address } = (request.body ?? {}) as { readonly address?: unknown };
    return respond(
      reply,
      await accounts.sendLink(typeof address === 'string' ? address : '', languageOf(request.headers)),
    );
  });
  app.post('/api/account/leave', async (request, reply) => {
    await accounts.leave(owners.sessionOf(request, reply));
    return respond(reply, ok({}));
  });
  app.get('/api/account/export', async (request, reply) => {
    if (isTooMuch(request)) return respond(reply, TOO_MANY);
    const session = sessionIn(request.headers.cookie);
    const held = session === null ? { account: null, tables: [] } : await accounts.held(session);
    return reply
      .header('Content-Disposition', 'attachment; filename="drumhead.json"')
      .type('application/json; charset=utf-8')
      .send(JSON.stringify(held, null, 2));
  });
  app.delete('/api/account', async (request, reply) => {
    const isGone = await accounts.remove(owners.sessionOf(request, reply));
    return respond(reply, isGone ? ok({}) : refused(404, 'you are not signed in'));
  });
  app.delete<{ Params: { id: string } }>('/api/account/passkeys/:id', async (request, reply) => {
    const account = await accounts.of(owners.sessionOf(request, reply));
    const isGone = account !== null && (await storage.removePasskey(account.id, request.params.id));
    return respond(reply, isGone ? ok({}) : refused(409, 'no such passkey, or nothing else opens the account'));
  });
  const steps = {
    'register/options': (session: string, origin: string) => passkeys.registration(session, origin),
    register: (session: string, origin: string, body: unknown) => passkeys.register(session, origin, body),
    'enter/options': (session: string, origin: string) => passkeys.entrance(session, origin),
    enter: (session: string, origin: string, body: unknown) => passkeys.enter(session, origin, body),
  } as const;
  for (const [path, step] of Object.entries(steps)) {
    app.post(`/api/account/passkeys/${path}`, async (request, reply) => {
      if (isTooMuch(request)) return respond(reply, TOO_MANY);
      return respond(reply, await step(owners.sessionOf(request, reply), originOf(request), request.body));
    });
  }
}
