import type { ComponentType } from 'react';
import { factLines, HALL_FACTS, type HallFact } from '../../../rules/hall-facts.ts';
import { AccessibleForward as Accessible } from '../../components/icons/accessible-forward.ts';
import { Chair } from '../../components/icons/chair.ts';
import { Groups } from '../../components/icons/groups.ts';
import { LocalParking as Parking } from '../../components/icons/local-parking.ts';
import { SoupKitchen as Kitchen } from '../../components/icons/soup-kitchen.ts';
import { TheaterComedy as Stage } from '../../components/icons/theater-comedy.ts';
import { useLocalized } from '../../i18n/localized.ts';
import type { HallQuery } from './hall.generated.ts';
import styles from './hall-hero.module.css';

const ICONS: Readonly<Record<HallFact, ComponentType>> = {
  seats: Groups,
  kitchen: Kitchen,
  stage: Stage,
  parking: Parking,
  access: Accessible,
  furniture: Chair,
};

/** What one asks first of a hall, as far as the office has said it. */
export function HallFacts({ page }: { page: HallQuery['hallPage'] }) {
  const localized = useLocalized();
  const facts = HALL_FACTS.filter((fact) => page[fact]);
  if (facts.length === 0) return null;
  return (
    <ul className={`plain-list ${styles.facts}`}>
      {facts.map((fact) => {
        const Icon = ICONS[fact];
        const { text, lang } = localized(page[fact] ?? '', page.textLanguages[fact]);
        const { main, rest } = factLines(text);
        return (
          <li key={fact} lang={lang}>
            <Icon />
            <span>
              <strong>{main}</strong>
              {rest && <span className="text-soft">{rest}</span>}
            </span>
          </li>
        );
      })}
    </ul>
  );
}
