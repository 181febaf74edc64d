/** Opens what was brought from outside where it belongs; or says what it is. */
import type { OwnKind, Recognised } from '@drumhead/content/outside';
import { shelf } from '../app/keeping/shelf.ts';
import { shelve } from '../app/keeping/shelve.ts';
import { savedKinds, kindOfFormat } from '../app/keeping/kinds.ts';
import { invitedTo, pageAddress } from '../app/route.ts';
import { onScreen } from '../battle/index.ts';
import type { SavedBattles } from '../battle/records/savedBattles.ts';
import { briefScenario } from '../briefing/briefScenario.ts';
import { describedFile } from './described.ts';
import { fileIn, type InFile } from './fileIn.ts';
import { handOver } from './handed.ts';
import type { Opened } from './opened.ts';

/** Begins a battle and goes to it. */
type Go = (work: () => Promise<boolean>) => Promise<void>;

export async function open(file: File | string, battles: SavedBattles, go: Go): Promise<Opened> {
  const found = await fileIn(file);
  switch (found.is) {
    case 'record':
      return begun(found.text, battles, go);
    case 'own':
      return openOwn(found, battles, go);
    case 'link':
      return elsewhere(found) ?? goTo(found.address);
    case 'several':
      return found;
    case 'words': {
      if (/^\s*https?:\/\/\S+\s*$/i.test(found.text)) return { is: 'told', key: 'web.door.address', facts: {} };
      const pages = (await savedKinds()).filter(({ readsLists }) => readsLists === true);
      // A page that reads lists takes what comes while it is open: it need not be asked for.
      const here = pages.find(({ ruleset, page }) => location.hash.split('?')[0] === pageAddress(ruleset, page));
      if (here) {
        handOver({ ruleset: here.ruleset, page: here.page, text: found.text, isDocument: false });
        return { is: 'done' };
      }
      return { is: 'list', text: found.text, pages };
    }
    default:
      return told(found);
  }
}

function goTo(address: string): Opened {
  location.hash = invitedTo(address) ?? address;
  return { is: 'done' };
}

/** A link of another server: the key in it is that server's, and must not be shown to this one. */
function elsewhere({ address, url }: Extract<Recognised, { is: 'link' }>): Opened | null {
  if (url === null) return null;
  if (!URL.canParse(url)) return { is: 'told', key: 'web.door.address', facts: {} };
  const there = new URL(url);
  if (there.host === location.host) return null;
  // What a rule set's own page reads stands in the address, and so does a scenario that was sent: no key is in it.
  const isWhole = /^#\/page\/(?:(?!any\/)|any\/scenario\?s=)/.test(address);
  return { is: 'elsewhere', url: there, here: isWhole ? address : null };
}

const told = (found: InFile): Opened => ({ is: 'told', ...describedFile(found) });

/** Set-ups that a battle begins from. */
const SET_UPS: readonly OwnKind[] = ['position', 'scenario', 'game', 'pickup'];

async function openOwn(found: Extract<Recognised, { is: 'own' }>, battles: SavedBattles, go: Go): Promise<Opened> {
  const { kind, format, text } = found;
  if (kind === 'device' || kind === 'learning') return onShelf(found, battles);
  if (SET_UPS.includes(kind)) {
    const position = await battles.positionIn(text);
    if (position === null) return begun(text, battles, go);
    return briefScenario(position) ? { is: 'done' } : { is: 'position', position };
  }
  const page = await kindOfFormat(format);
  if (page === undefined) return told(found);
  handOver({ ruleset: page.ruleset, page: page.page, text, isDocument: true });
  return { is: 'done' };
}

async function onShelf(copy: Extract<Recognised, { is: 'own' }>, battles: SavedBattles): Promise<Opened> {
  const taken = await shelve(copy, '', battles);
  const isDevice = copy.kind === 'device';
  if (taken === null) return { is: 'told', key: isDevice ? 'web.door.damaged' : 'web.door.damagedLearning', facts: {} };
  shelf.setState((times) => times + 1, true);
  location.hash = pageAddress('any', isDevice ? 'keeping' : 'puzzles');
  return { is: 'told', key: 'web.keeping.added', facts: { ...taken } };
}

async function begun(text: string, battles: SavedBattles, go: Go): Promise<Opened> {
  let isOpen = false;
  await go(async () => {
    isOpen = await battles.open(text);
    return isOpen;
  });
  const { fault } = onScreen.getState();
  if (isOpen || fault === null) return { is: 'done' };
  battles.dismissFault();
  return { is: 'fault', fault };
}
