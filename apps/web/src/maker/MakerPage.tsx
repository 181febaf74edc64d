/** The scenario maker: which scenario is made, and its rule set with its words. The rest is loaded with it. */
import { type Envelope, envelopeOf, rulesSetup } from '@drumhead/engine';
import { type ReactNode, useEffect, useState } from 'react';
import { useStore } from 'zustand';
import { pageAddress, type PageProps } from '../app/route.ts';
import { contentOf } from '../documents/contentOf.ts';
import { DOCUMENT } from '../documents/documentStorage.ts';
import { SavingTrouble } from '../documents/SavingTrouble.tsx';
import { ensureBundle } from '../i18n/bundles.ts';
import { type MessageKey, useMessages } from '../i18n/index.ts';
import { useI18n } from '../i18n/useI18n.ts';
import { useHandedOver } from '../outside/handed.ts';
import { manifestOf } from '../rulesets/manifests.ts';
import { loadScreen } from '../rulesets/screens.ts';
import { BeginMaking } from './BeginMaking.tsx';
import { MAKER } from './changeCopy.ts';
import { Maker } from './Maker.tsx';
import { makerEditor } from './makerEditor.ts';
import type { Parts } from './making.ts';
import type { MakerKey } from './messages.ts';
import { copyOf, emptyFor } from './opening.ts';
import type { RulesMaker } from './rulesMaker.ts';
import './maker.css';

/** The query: `document`, a draft; `copy` and `battle`, a ready battle; `new`, the picture of a game. */
export function MakerPage({ query }: PageProps): ReactNode {
  const messages = useMessages<MakerKey | MessageKey>();
  const { t, language } = messages;
  const i18n = useI18n();
  const spoken = { ...messages, ensure: (bundle: string) => ensureBundle(i18n, bundle, language) };
  const { value: file, id, isCopy } = useStore(makerEditor.store);
  // The copy is what was open, with the step and whatever is in the hand.
  const [opened, setOpened] = useState(id);
  if (!isCopy && opened !== id) setOpened(id);
  const [state, setState] = useState<'opening' | 'open' | 'list' | 'failed'>('opening');
  const begin = (made: Envelope): void => {
    makerEditor.begin(made);
    setState('open');
    leadHere(makerEditor.store.getState().id);
  };
  useEffect(() => {
    if (isCopy && state === 'open') leadHere(id);
  }, [isCopy, id, state]);
  useEffect(() => {
    let unmounted = false;
    const open = async (): Promise<void> => {
      const asked = new URLSearchParams(query);
      const [draft, copy, fresh] = [asked.get(DOCUMENT), asked.get('copy'), asked.get('new')];
      await makerEditor.load(draft ?? undefined);
      if (unmounted) return;
      if (draft !== null) {
        setState(makerEditor.store.getState().id === draft ? 'open' : 'list');
        return;
      }
      const made =
        copy !== null
          ? await copyOf(copy, asked.get('battle') ?? '', spoken)
          : fresh !== null && (await emptyFor(fresh, t('web.maker.begin.untitled'), spoken));
      if (unmounted) return;
      if (made) begin(made);
      else setState(made === null ? 'failed' : 'list');
    };
    open().catch(() => unmounted || setState('failed'));
    return () => {
      unmounted = true;
    };
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- another language opens nothing else
  }, [query]);
  useHandedOver('any', MAKER, state === 'list' || state === 'open', ({ text }) => {
    const given = envelopeOf(contentOf(text));
    if (given !== null) begin(given);
  });
  if (state === 'failed') return <p role="alert">{t('web.page.failed')}</p>;
  if (state === 'opening' || file === null) return <p role="status">{t('web.page.coming')}</p>;
  if (state === 'list') return <BeginMaking />;
  return (
    <>
      <SavingTrouble editor={makerEditor} />
      <Loaded key={opened} file={file} />
    </>
  );
}

/** The address leads to the draft from now on: a reload begins no other. */
function leadHere(id: string): void {
  history.replaceState(null, '', pageAddress('any', MAKER, `${DOCUMENT}=${id}`));
}

/** The rule set, with the words of its table and of its faults. */
function Loaded({ file }: { readonly file: Envelope }): ReactNode {
  const { ruleset } = file;
  const { t, language } = useMessages<MakerKey | MessageKey>();
  const i18n = useI18n();
  const [found, setFound] = useState<{ readonly parts: Parts; readonly language: string } | 'failed' | null>(null);
  useEffect(() => {
    let unmounted = false;
    const open = async (): Promise<Parts> => {
      const [screen, rules] = await Promise.all([loadScreen(ruleset), manifestOf(ruleset)?.maker()]);
      if (screen === null || rules === undefined) throw new Error(`no rule set ${ruleset}`);
      const { bundle, refusalBundle, problemBundle, extraBundle = bundle } = screen;
      const words = [bundle, refusalBundle, problemBundle, extraBundle];
      const [judge, Ground] = await Promise.all([
        screen.fullRuleset(),
        screen.ground(),
        ...words.map((one) => ensureBundle(i18n, one, language)),
      ]);
      return { rules: rules as RulesMaker, screen, judge, Ground };
    };
    open().then(
      (parts) => unmounted || setFound({ parts, language }),
      () => unmounted || setFound('failed'),
    );
    return () => {
      unmounted = true;
    };
  }, [ruleset, i18n, language]);
  if (found === 'failed') return <p role="alert">{t('web.page.failed')}</p>;
  if (found === null || found.language !== language) return <p role="status">{t('web.page.coming')}</p>;
  if (!found.parts.rules.opens(rulesSetup(file))) return <p role="alert">{t('web.maker.unread')}</p>;
  return <Maker parts={found.parts} />;
}
