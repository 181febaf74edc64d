/** What is shown of a battle or a scenario elsewhere: a picture, a line of words. Without a session: only what everybody may see who has the link. */
import type { Language } from '@drumhead/content';
import type { Sketch } from '@drumhead/content/sketch';
import { begin, type Envelope, inLanguage, rulesetOfEnvelope } from '@drumhead/engine';
import { rulesetById, sketchIn } from '@drumhead/rulesets';
import { mapPicture } from '../pictures/mapPicture.ts';
import type { StoredPage } from '../storage/pageRows.ts';
import type { Storage } from '../storage/storage.ts';
import { translate } from '../words.ts';
import type { BattlePages } from './battlePages.ts';

export const KINDS = ['battle', 'scenario'] as const;
export type Kind = (typeof KINDS)[number];

export interface Preview {
  readonly title: string;
  readonly about: string;
  /** Where its page is on this server. */
  readonly path: string;
}

export interface Previews {
  /** Null: there is none for everybody. */
  preview(kind: Kind, id: string, language: Language): Promise<Preview | null>;
  /** PNG. */
  picture(kind: Kind, id: string, width: number, height: number): Promise<Buffer | null>;
}

/** Pictures that stay in memory: drawing one takes a tenth of a second. */
const MOST = 64;

export function previewsOn(storage: Pick<Storage, 'edition'>, { seen }: Pick<BattlePages, 'seen'>): Previews {
  const drawn = new Map<string, Buffer>();

  async function scenario(id: string): Promise<{ readonly file: Envelope; readonly edition: number } | null> {
    const found = await storage.edition(id, null);
    return found === null ? null : { file: JSON.parse(found.file) as Envelope, edition: found.edition };
  }

  /** What is to be drawn, by a name that differs with it. */
  async function sketchOf(kind: Kind, id: string): Promise<{ readonly name: string; sketch(): Sketch | null } | null> {
    if (kind === 'battle') {
      const page = await seen(null, id);
      return page && { name: `battle ${id}`, sketch: () => JSON.parse(page.sketch) as Sketch };
    }
    const found = await scenario(id);
    return found && { name: `scenario ${id} ${found.edition}`, sketch: () => groundOf(found.file) };
  }

  return {
    async preview(kind, id, language) {
      if (kind === 'battle') {
        const page = await seen(null, id);
        if (page === null) return null;
        return {
          title: resultIn(page, language),
          about: translate('server.battle.about', language),
          path: `/b/${encodeURIComponent(id)}`,
        };
      }
      const found = await scenario(id);
      if (found === null) return null;
      return {
        title: inLanguage(found.file.title, language),
        about: translate('server.scenario.about', language),
        path: `/#/page/any/scenario?id=${encodeURIComponent(id)}&edition=${found.edition}`,
      };
    },
    async picture(kind, id, width, height) {
      const found = await sketchOf(kind, id);
      if (found === null) return null;
      const name = `${found.name} ${width}`;
      const sketch = drawn.has(name) ? null : found.sketch();
      if (sketch !== null) drawn.set(name, mapPicture(sketch, width, height));
      const [oldest] = drawn.keys();
      if (drawn.size > MOST && oldest !== undefined) drawn.delete(oldest);
      return drawn.get(name) ?? null;
    },
  };
}

/** “Ada beat Bob”. */
function resultIn({ players, names, winner }: StoredPage, language: Language): string {
  const nameOf = (seat: string): string =>
    players[seat] === 'person'
      ? (names[seat] ?? translate('server.battle.player', language))
      : translate('server.battle.computer', language);
  const seats = Object.keys(players);
  const all = (of: readonly string[]): string => of.map(nameOf).join(', ');
  if (winner === null) {
    const [one = '', ...others] = seats;
    return translate('server.battle.drawn', language, { one: nameOf(one), other: all(others) });
  }
  const losers = seats.filter((seat) => seat !== winner);
  return translate('server.battle.won', language, { winner: nameOf(winner), loser: all(losers) });
}

/** The ground of a scenario. Troops may be hidden: none are shown. */
function groundOf(file: Envelope): Sketch | null {
  const ruleset = rulesetById(rulesetOfEnvelope(file) ?? '');
  const begun = ruleset && begin(ruleset, file);
  return begun?.ok ? { ...sketchIn(begun.value.ruleset.id, begun.value.state), pieces: [] } : null;
}
