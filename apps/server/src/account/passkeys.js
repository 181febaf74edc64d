// The script of the account page: asks the browser for a passkey, and the server what it thinks of it.
const failed = document.querySelector('#failed');

/** The answer of the server; throws where it refuses. */
async function ask(path, body) {
  const response = await fetch(`/api/account/passkeys/${path}`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(body ?? {}),
  });
  if (!response.ok) throw new Error(String(response.status));
  return response.json();
}

const steps = {
  async register() {
    const publicKey = PublicKeyCredential.parseCreationOptionsFromJSON(await ask('register/options'));
    const made = await navigator.credentials.create({ publicKey });
    await ask('register', made.toJSON());
  },
  async enter() {
    const publicKey = PublicKeyCredential.parseRequestOptionsFromJSON(await ask('enter/options'));
    const signed = await navigator.credentials.get({ publicKey });
    await ask('enter', signed.toJSON());
  },
};

for (const button of document.querySelectorAll('[data-passkey]')) {
  // Browsers of some years ago, and plain http, have no passkeys.
  button.hidden = globalThis.PublicKeyCredential?.parseCreationOptionsFromJSON === undefined;
  button.addEventListener('click', () => {
    failed.hidden = true;
    button.disabled = true;
    steps[button.dataset.passkey]().then(
      () => location.assign('/account'),
      () => {
        failed.hidden = false;
        button.disabled = false;
      },
    );
  });
}
