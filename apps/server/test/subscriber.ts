import { createDecipheriv, createECDH, hkdfSync, randomBytes } from 'node:crypto';

/** A browser's side of Web Push: a subscription at this address, and the words of a message (RFC 8291). */
export function subscriber(endpoint: string) {
  const ecdh = createECDH('prime256v1');
  const ours = ecdh.generateKeys();
  const auth = randomBytes(16);
  const keys = { p256dh: ours.toString('base64url'), auth: auth.toString('base64url') };
  return {
    subscription: { endpoint, keys },
    read: (body: Buffer): unknown => {
      const salt = body.subarray(0, 16);
      const length = body[20] ?? 0;
      const theirs = body.subarray(21, 21 + length);
      const info = Buffer.concat([Buffer.from('WebPush: info\0'), ours, theirs]);
      const secret = Buffer.from(hkdfSync('sha256', ecdh.computeSecret(theirs), auth, info, 32));
      const derived = (what: string, bytes: number) =>
        Buffer.from(hkdfSync('sha256', secret, salt, `Content-Encoding: ${what}\0`, bytes));
      const sealed = body.subarray(21 + length);
      const decipher = createDecipheriv('aes-128-gcm', derived('aes128gcm', 16), derived('nonce', 12));
      decipher.setAuthTag(sealed.subarray(-16));
      const text = Buffer.concat([decipher.update(sealed.subarray(0, -16)), decipher.final()]).toString('utf8');
      return JSON.parse(text.slice(0, text.lastIndexOf('\u0002')));
    },
  };
}
