import type { Audience } from '../../../rules/candidate-states.ts';
import type { SectionModel } from './section-model-fixtures.ts';
import type { Profile } from './section-steps-fixtures.ts';

/** What candidates are found by, of the number of their profile. */
export const factsOf = (serial: number) => ({
  gender: serial % 2 ? 'MALE' : 'FEMALE',
  educationType: `Education ${serial % 3}`,
  occupation: `Occupation ${serial % 4 < 2 ? 0 : 1}`,
  age: 24 + serial,
});
type Facts = ReturnType<typeof factsOf>;

/** Filters that members use, each with whom it finds. */
export const FILTERS: readonly { filter: object; finds: (facts: Facts) => boolean }[] = [
  { filter: { genders: ['FEMALE'] }, finds: ({ gender }) => gender === 'FEMALE' },
  { filter: { genders: ['MALE'], ageTo: 25 }, finds: ({ gender, age }) => gender === 'MALE' && age <= 25 },
  { filter: { ageFrom: 25, ageTo: 27 }, finds: ({ age }) => age >= 25 && age <= 27 },
  {
    filter: { educationType: 'Education 1' },
    finds: ({ educationType }) => educationType === 'Education 1',
  },
  {
    filter: { occupation: 'Occupation 0', genders: ['FEMALE'] },
    finds: ({ occupation, gender }) => occupation === 'Occupation 0' && gender === 'FEMALE',
  },
];

/** What somebody finds by every read there is; what belongs to a candidate is a word with the number of their profile. */
export interface Sight {
  list: string[][];
  total: number;
  /** First names and total by each of {@link FILTERS}. */
  filtered: { found: string[]; total: number }[];
  /** By the number of the person; null is none. */
  pages: (string[] | null)[];
  received: Interest[];
  sent: Interest[];
  waiting: number;
  /** What has come, by the candidate's own link; null where it opens nothing. */
  receivedByLink: Interest[] | null;
  /** What was shown for them, by the same link. */
  sentByLink: Interest[] | null;
  blocked: string[];
  reported: string[];
  restList: string[][];
  restOwn: string[][];
  exported: string[];
  photos: string[];
}

interface Interest {
  stage: string;
  /** The candidate's own word, which the family leaves as it is. */
  isTheirs: boolean;
  found: string[];
}

const NEEDED: Record<Audience, number> = { MEMBERS: 0, AFTER_INTEREST: 1, AFTER_YES: 2 };
const STAGES = { SENT: 'WAITING', ACCEPTED: 'BOTH_YES', DECLINED: 'NOT_THIS_TIME', WITHDRAWN: '' };

const words = ({ serial }: Profile, ...kinds: string[]) => kinds.map((kind) => `${kind}-${serial}`);
const sorted = (found: Iterable<string>) => [...new Set(found)].sort();

/** Who may see what of whom, by the rules alone. */
class Rules {
  constructor(readonly model: SectionModel) {}

  profile(who: number): Profile {
    return this.model.people[who]!.profile!;
  }

  /** How near two are: 3 is oneself, 2 both have said yes, 1 one is interested and the other knows. */
  nearness(who: number, whom: number): number {
    if (who === whom) return 3;
    const { interests } = this.model;
    if (interests.haveBothSaidYes(who, whom)) return 2;
    const isKnown = [interests.sent(who, whom), interests.sent(whom, who)].some(
      (sent) => sent?.state === 'SENT' && sent.isTold,
    );
    return isKnown ? 1 : 0;
  }

  showsPhotos(who: number, whom: number): boolean {
    const { hasPhotos, shown } = this.profile(whom);
    return hasPhotos && this.nearness(who, whom) >= NEEDED[shown.photosFor];
  }

  names(who: number, whom: number): string[] {
    const profile = this.profile(whom);
    const isNear = this.nearness(who, whom) >= NEEDED[profile.shown.surnameFor];
    return words(profile, 'first', ...(isNear ? ['middle', 'last'] : []));
  }

  card(who: number, whom: number): string[] {
    const profile = this.profile(whom);
    const { consents, shown } = profile;
    return sorted([
      ...this.names(who, whom),
      ...(consents && shown.showsReligion ? words(profile, 'religion') : []),
      ...(consents && shown.showsCaste ? words(profile, 'caste') : []),
      ...(shown.showsIncome ? words(profile, 'income') : []),
      ...(this.showsPhotos(who, whom) ? words(profile, 'photo') : []),
    ]);
  }

  contact(who: number, whom: number): string[] {
    const profile = this.profile(whom);
    if (!this.model.interests.areContactsOpen(who, whom)) return [];
    return profile.isOwnContact ? words(profile, 'first', 'last') : words(profile, 'contact');
  }

  page(who: number, whom: number): string[] | null {
    const { profile } = this.model.people[whom]!;
    if (!profile || (who !== whom && !this.model.sees(who, whom))) return null;
    return sorted([
      ...this.card(who, whom),
      ...(profile.answer === 'GIVEN' || who === whom ? words(profile, 'about') : []),
      ...(this.showsPhotos(who, whom) ? words(profile, 'later') : []),
      ...this.contact(who, whom),
      ...(this.isAsked(who, whom) ? ['asked'] : []),
    ]);
  }

  /** Whether the other waits for an answer. */
  isAsked(who: number, whom: number): boolean {
    const received = this.model.interests.sent(whom, who);
    return received?.state === 'SENT' && received.isTold;
  }

  /** All of one's own, but the later photos. */
  own(who: number): string[] {
    const profile = this.profile(who);
    const facts = ['first', 'middle', 'last', 'religion', 'caste', 'income', 'about', 'private'] as const;
    const further = [...(profile.isOwnContact ? [] : ['contact']), ...(profile.hasPhotos ? ['photo'] : [])];
    return sorted(words(profile, ...facts, ...further));
  }
}

/** What somebody who is signed in finds, as the model says. */
export function sightOf(model: SectionModel, who: number): Sight {
  const rules = new Rules(model);
  const everybody = model.people.map((_, index) => index);
  const others = everybody.filter((whom) => model.people[whom]!.profile);
  const seen = others
    .filter((whom) => model.sees(who, whom))
    .sort((one, other) => rules.profile(other).serial - rules.profile(one).serial);
  const own = model.people[who]!.profile;
  const between = (side: 'from' | 'to') =>
    model.interests.all
      .filter((sent) => sent[side] === who && sent.state !== 'WITHDRAWN' && (side === 'from' || sent.isTold))
      .map((sent) => ({
        ...sent,
        other: side === 'from' ? sent.to : sent.from,
        isTheirs: side === 'from' ? model.interests.isOnlyCandidates(sent) : sent.isAnsweredByCandidate,
      }))
      .filter(({ other }) => model.sees(who, other))
      .reverse();
  const shown = (side: 'from' | 'to'): Interest[] =>
    between(side).map(({ other, state, isTheirs }) => ({
      stage: STAGES[state],
      isTheirs,
      found: sorted([...rules.card(who, other), ...rules.contact(who, other)]),
    }));
  const opens = model.opensInterests(who);
  const blocked = model.blocks.filter(({ by }) => by === who).map(({ name }) => `first-${name}`);
  return {
    list: seen.map((whom) => rules.card(who, whom)),
    total: seen.length,
    filtered: FILTERS.map(({ finds }) => {
      const found = seen.map((whom) => rules.profile(whom).serial).filter((serial) => finds(factsOf(serial)));
      return { found: found.map((serial) => `first-${serial}`), total: found.length };
    }),
    pages: everybody.map((whom) => rules.page(who, whom)),
    received: shown('to'),
    sent: shown('from'),
    waiting: between('to').filter(({ state }) => state === 'SENT').length,
    receivedByLink: opens ? shown('to') : null,
    sentByLink: opens ? shown('from') : null,
    blocked: sorted(blocked),
    reported: model.reports
      .filter(({ by, whom, serial }) => {
        const isThere = model.people[whom]!.profile?.serial === serial;
        return by === who && isThere && model.sees(who, whom);
      })
      .map(({ serial }) => `first-${serial}`)
      .reverse(),
    restList: seen.map((whom) => (whom === who ? rules.own(who) : rules.card(who, whom))),
    restOwn: own ? [rules.own(who)] : [],
    exported: sorted([
      ...(own ? [...rules.own(who), ...(own.hasPhotos ? words(own, 'later') : [])] : []),
      ...model.interests.all
        .filter(({ from, to }) => from === who && model.sees(who, to))
        .flatMap(({ to }) => rules.names(who, to)),
      ...between('to').flatMap(({ other, state }) => (state === 'ACCEPTED' ? rules.names(who, other) : [])),
      ...blocked,
    ]),
    photos: others
      .filter((whom) => rules.profile(whom).hasPhotos)
      .filter((whom) => whom === who || (model.sees(who, whom) && rules.showsPhotos(who, whom)))
      .flatMap((whom) => words(rules.profile(whom), 'photo', 'later'))
      .sort(),
  };
}
