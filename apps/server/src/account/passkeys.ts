/** Passkeys: made for an account, or a new one, and used to sign in. */
import type { AuthenticationResponseJSON, RegistrationResponseJSON } from '@simplewebauthn/server';
import { type Answer, ok, refused } from '../http/answers.ts';
import { newName } from '../http/keys.ts';
import type { Storage } from '../storage/storage.ts';
import type { World } from '../world.ts';
import type { Accounts } from './accounts.ts';

/** Loaded when somebody wants it: it is large, and most servers start without. */
const webauthn = () => import('@simplewebauthn/server');

/** Milliseconds for which an answer is waited for. */
const PATIENCE = 5 * 60_000;
/** Passkeys of an account. */
const MOST = 20;

export interface Passkeys {
  /** What a browser is to make a passkey from: for its account, or for a new one. `origin`: that of the page. */
  registration(session: string, origin: string): Promise<Answer>;
  register(session: string, origin: string, body: unknown): Promise<Answer>;
  /** What a browser is to sign with any passkey it has for this server. */
  entrance(session: string, origin: string): Promise<Answer>;
  enter(session: string, origin: string, body: unknown): Promise<Answer>;
}

export function passkeysOn(storage: Storage, accounts: Accounts, now: () => number, world: World): Passkeys {
  const until = (): number => now() + PATIENCE;

  return {
    async registration(session, origin) {
      const account = await accounts.of(session);
      if ((account?.passkeys.length ?? 0) >= MOST) return refused(409, 'too many passkeys');
      const id = account?.id ?? newName(world);
      const { generateRegistrationOptions } = await webauthn();
      const options = await generateRegistrationOptions({
        rpName: 'Drumhead',
        rpID: nameIn(origin),
        userID: new Uint8Array(Buffer.from(id)),
        userName: account?.mail ?? 'Drumhead',
        excludeCredentials: account?.passkeys.map((key) => ({ id: key.id, transports: [...key.transports] })) ?? [],
        authenticatorSelection: { residentKey: 'required', userVerification: 'preferred' },
      });
      await storage.setCeremony(session, { kind: 'register', challenge: options.challenge, account: id }, until());
      return ok(options);
    },
    async register(session, origin, body) {
      const asked = await storage.takeCeremony(session, 'register', now());
      if (asked === null) return refused(409, 'nothing was asked');
      const { verifyRegistrationResponse } = await webauthn();
      const verified = await unlessMalformed(() =>
        verifyRegistrationResponse({
          response: body as RegistrationResponseJSON,
          expectedChallenge: asked.challenge,
          expectedOrigin: origin,
          expectedRPID: nameIn(origin),
          requireUserVerification: false,
        }),
      );
      if (verified?.verified !== true) return refused(403, 'not what was asked');
      const account = await accounts.of(session);
      // Signed in to another one meanwhile, or deleted.
      if (account !== null && account.id !== asked.account) return refused(409, 'another account');
      const { id, publicKey, counter, transports = [] } = verified.registrationInfo.credential;
      const passkey = { id, account: asked.account, publicKey: Buffer.from(publicKey).toString('base64url'), counter };
      if (!(await storage.addPasskey({ ...passkey, transports, created: now(), used: null })))
        return refused(409, 'this passkey is known');
      if (account === null) await accounts.enter(session, asked.account);
      return ok({});
    },
    async entrance(session, origin) {
      const { generateAuthenticationOptions } = await webauthn();
      const options = await generateAuthenticationOptions({ rpID: nameIn(origin), userVerification: 'preferred' });
      await storage.setCeremony(session, { kind: 'enter', challenge: options.challenge, account: '' }, until());
      return ok(options);
    },
    async enter(session, origin, body) {
      const asked = await storage.takeCeremony(session, 'enter', now());
      const given = body as AuthenticationResponseJSON | null;
      const known = typeof given?.id === 'string' ? await storage.passkey(given.id) : null;
      if (asked === null || known === null || given === null) return refused(403, 'no such passkey');
      const { verifyAuthenticationResponse } = await webauthn();
      const verified = await unlessMalformed(() =>
        verifyAuthenticationResponse({
          response: given,
          expectedChallenge: asked.challenge,
          expectedOrigin: origin,
          expectedRPID: nameIn(origin),
          credential: {
            id: known.id,
            publicKey: new Uint8Array(Buffer.from(known.publicKey, 'base64url')),
            counter: known.counter,
            transports: [...known.transports],
          },
          requireUserVerification: false,
        }),
      );
      if (verified?.verified !== true) return refused(403, 'not what was asked');
      await storage.passkeyUsed(known.id, verified.authenticationInfo.newCounter, now());
      await accounts.enter(session, known.account);
      return ok({});
    },
  };
}

/** The name of the server as the browser knows it. */
const nameIn = (origin: string): string => new URL(origin).hostname;

/** Null where what was sent has not even the form of an answer. */
async function unlessMalformed<T>(verify: () => Promise<T>): Promise<T | null> {
  try {
    return await verify();
  } catch {
    return null;
  }
}
