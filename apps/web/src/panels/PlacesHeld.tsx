/** Who holds the places of the scenario's own rules, who may leave the table, and who is still to come, in words. */
import { wordedName } from '@drumhead/content';
import type { ReactNode } from 'react';
import { useHosted } from '../battle/index.ts';
import { comingInWords, useComing } from '../battle/useComing.ts';
import { useMessages } from '../i18n/index.ts';
import { useBundle } from '../i18n/useBundle.ts';
import { RuleLink } from '../reference/RuleLink.tsx';
import './placesHeld.css';

export function PlacesHeld(): ReactNode {
  const messages = useMessages();
  const screen = useHosted((h) => h.screen);
  const battle = useHosted((h) => h.battle);
  const coming = useComing();
  const ready = useBundle('web-script-pages');
  if (!screen || !battle || !ready) return null;
  const { state, ruleset } = battle;
  const [places, ways] = [screen.script.places(state), screen.script.waysOff(state)];
  if (places.length + ways.length + coming.length === 0) return null;
  const seats = ruleset.seats(state);
  return (
    <>
      {places.length > 0 && (
        <p>
          <strong>{messages.translate('scn.places')}</strong> <RuleLink rule="SCN-PLC-1" />
        </p>
      )}
      <ul className="places-held">
        {places.map(({ place, holder, points }) => {
          const name = messages.translate(wordedName(place.text));
          const facts = { place: points > 0 ? `${name} (${points})` : name };
          const seat = seats[holder];
          return (
            <li key={place.id} className={`side-${holder === -1 ? 'none' : holder}`}>
              {seat === undefined
                ? messages.translate('scn.place.free', facts)
                : messages.translate('scn.place.held', { ...facts, side: screen.seatName(messages, state, seat) })}
            </li>
          );
        })}
        {ways.map(({ way: { edge, points }, pieces }, i) => {
          const troops = pieces.map((piece) => screen.pieceName(messages, state, piece)).join(', ');
          const facts = { points, troops: troops || '—', edge: messages.translate(`scn.edge.${edge}`) };
          return (
            <li key={`off ${i}`}>
              {messages.translate(points === 0 ? 'scn.wayOff' : 'scn.wayOff.points', facts)}{' '}
              <RuleLink rule="SCN-LEAVE-1" />
            </li>
          );
        })}
      </ul>
      {coming.length > 0 && (
        <>
          <p>
            <strong>{messages.translate('scn.coming')}</strong>
          </p>
          <ul className="places-held">
            {comingInWords(messages, screen, battle, coming).map((text, i) => (
              <li key={text} className={`side-${coming[i]?.side}`}>
                {text}
              </li>
            ))}
          </ul>
        </>
      )}
    </>
  );
}
