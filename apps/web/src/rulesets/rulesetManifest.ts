/** What a rule set provides for the pages beside a battle. The manifest comes with the first of them; the rest is loaded when needed. */
import type { ComponentType } from 'react';
import type { StoredDocument } from '../documents/documentStorage.ts';
import type { PageProps } from '../app/route.ts';
import type { SavedKind } from './savedKind.ts';
import type { SavedBattles } from '../battle/records/savedBattles.ts';

/** A ready scenario as the home screen offers it. Texts are message keys. */
export interface ScenarioEntry {
  readonly id: string;
  readonly name: string;
  readonly about: string;
  /** The picture of its game, where the rule set has several. */
  readonly game?: string;
  /** In the scenario's order. The nation of the uniform gives the colour. */
  readonly sides: readonly { readonly seat: string; readonly name: string; readonly uniform: string }[];
  /** Units of each side, where the words about it do not say. */
  readonly units?: readonly [number, number];
  /** Paragraphs about its history, of the bundle `<rule set>-notes`. */
  readonly notes?: readonly string[];
}

/** A battle that begins at one tap. Texts are message keys. */
export interface ReadyBattle {
  readonly scenario: string;
  readonly name: string;
  readonly sides: readonly string[];
  /** The side of the person at the screen. */
  readonly mine: string;
  /** The computer player; a captain if left out. */
  readonly against?: 'recruit' | 'corporal' | 'captain';
  /** What it leaves open is set up as suggested. */
  readonly atOnce?: true;
}

/** A game on the front page. Texts are message keys. */
export interface GameEntry {
  /** Name of its pictures in `public/pictures`, before the width. */
  readonly picture: string;
  readonly name: string;
  readonly about: string;
  /** In three or four words, and for how long one plays. */
  readonly brief: string;
  readonly time: string;
  /** The book it plays. */
  readonly book: string;
  /** The battle that begins at one tap. */
  readonly first: ReadyBattle;
  /** A small battle with advice at every step, for somebody who has never played. */
  readonly guided: ReadyBattle;
  /** How set-ups of the rule set name this game, where it has several. */
  readonly variant?: string;
  /** Queries for pages of the rule set reached from this game, by page: the set-up begins with this game. */
  readonly queries?: Readonly<Record<string, string>>;
  /** Its guided battle stands at the head of the front page, which shows it as `pictures/first-*.webp`. */
  readonly isFirst?: boolean;
}

/** The ways on from the front page under which pages of all rule sets stand together. */
export type Way = 'armies' | 'realTable' | 'rules';

/** A page beside the battles: a builder, set-up, the reference. */
export interface PageEntry {
  /** Its name in the address: `#/page/<rule set>/<page>`. */
  readonly page: string;
  /** Message key. */
  readonly title: string;
  /** Message key of its link under the name of the rule set, where the title says that name, too. */
  readonly link?: string;
  /** Left out: only the page of its game leads to it. */
  readonly way?: Way;
}

export type HomeCard = ComponentType<{ readonly docs: readonly StoredDocument[] }>;

export interface PageModule {
  /** Message bundles to load before it is shown. */
  readonly bundles: readonly string[];
  readonly load: () => Promise<{ readonly Page: ComponentType<PageProps> }>;
  /** Begins what the page at this address waits for, while it is loaded itself. */
  readonly ahead?: (battles: SavedBattles, query: string) => void;
}

/** By the page's name in the address. */
export type PageModules = Readonly<Record<string, PageModule>>;

export interface SquadChooserProps {
  /** The squad that is in, or one that could be; what it may cost and where it is from was agreed on. */
  readonly squad: unknown;
  /** Told of each change; `isLegal`: it may be locked in. */
  readonly onChange: (squad: unknown, isLegal: boolean) => void;
}

/** Squads that are chosen in secret before an online battle. */
export interface SquadChoice {
  /** May the players of this set-up choose their squads? */
  isFor(setup: unknown): boolean;
  /** Message bundles to load before it is shown. */
  readonly bundles: readonly string[];
  readonly load: () => Promise<ComponentType<SquadChooserProps>>;
}

export interface WayOnProps {
  readonly battle: string;
  /** Told whether there is such a way, which then comes first. */
  readonly onShown: (isShown: boolean) => void;
}

export interface RulesetManifest {
  readonly id: string;
  /** Message key. */
  readonly name: string;
  readonly games: readonly GameEntry[];
  readonly scenarios: readonly ScenarioEntry[];
  /** Optional rules that a ready battle may be begun with, as fields of `switches` in its set-up. */
  readonly switches?: readonly {
    readonly id: string;
    readonly name: string;
    /** What it changes, in a sentence. */
    readonly about: string;
    readonly rule: string;
  }[];
  /** Message key for a saved battle's name in the list, where messages of the rule set are not loaded. */
  battleTitle(name: string): string;
  /** In the order in which the home screen names them. */
  readonly pages: readonly PageEntry[];
  pageModules(): Promise<PageModules>;
  /** Its `RulesSetUp`. */
  setUp(): Promise<unknown>;
  /** Its `RulesMaker`: what can be drawn in its scenarios. */
  maker(): Promise<unknown>;
  /** Its `RulesBriefing`. */
  briefing(): Promise<unknown>;
  /** Its `RulesPuzzles`. */
  puzzles(): Promise<unknown>;
  /** Its `RulesLessons`; left out where it has none. */
  lessons?(): Promise<unknown>;
  /** On the front page, for those who keep documents of a kind: what is under way with them. */
  readonly homeCard?: { readonly kind: string; load(): Promise<HomeCard> };
  /** Beside the ways out of a battle that is over: back to what it was fought for, such as a campaign. */
  wayOn?(): Promise<ComponentType<WayOnProps>>;
  /** Left out where nobody chooses in secret. */
  readonly squadChoice?: SquadChoice;
  /** What its builders keep on the device. */
  savedKinds(): Promise<readonly SavedKind[]>;
}
