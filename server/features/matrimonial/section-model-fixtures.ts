import type { Confirmation } from '../../../rules/candidate-states.ts';
import type { Person, Profile, Report, Sent, Shown, Step } from './section-steps-fixtures.ts';

const UNASKED: Shown = {
  photosFor: 'MEMBERS',
  surnameFor: 'AFTER_YES',
  showsIncome: true,
  showsReligion: true,
  showsCaste: true,
};
const REPORTS_A_DAY = 5;
const pairOf = (one: number, other: number) => [one, other].sort().join('–');

/** The section in the fewest words, as its decisions state it: who has said what, and what is between whom. */
export class SectionModel {
  readonly people: Person[];
  interests: Sent[] = [];
  reports: Report[] = [];
  readonly blocks: { by: number; whom: number; name: number }[] = [];
  /** The pairs that see whom to ring of each other. */
  readonly #open = new Set<string>();
  #serial = 0;

  constructor(
    count: number,
    readonly officeOpens: boolean,
  ) {
    this.people = Array.from({ length: count }, () => ({ isActive: true, profile: null, reportsSent: 0 }));
  }

  isListed(who: number): boolean {
    const { isActive, profile } = this.people[who]!;
    if (!isActive || !profile || profile.absence || this.#isHidden(profile)) return false;
    return profile.answer === 'GIVEN' || (profile.answer === 'WAITING' && profile.isFromBefore);
  }

  isBlocked(one: number, other: number): boolean {
    return this.blocks.some(
      ({ by, whom }) => (by === one && whom === other) || (by === other && whom === one),
    );
  }

  /** Whether the first is shown anything of the other. */
  sees(who: number, whom: number): boolean {
    return this.isListed(whom) && !this.isBlocked(who, whom);
  }

  sent(from: number, to: number): Sent | undefined {
    return this.interests.find((one) => one.from === from && one.to === to);
  }

  haveBothSaidYes(one: number, other: number): boolean {
    return [this.sent(one, other), this.sent(other, one)].some((between) => between?.state === 'ACCEPTED');
  }

  areContactsOpen(one: number, other: number): boolean {
    return this.haveBothSaidYes(one, other) && this.#open.has(pairOf(one, other));
  }

  #isHidden({ serial }: Profile): boolean {
    return this.reports.some((report) => report.serial === serial && report.hides);
  }

  /** @returns whether it is done; what is refused changes nothing */
  take(step: Step): boolean {
    switch (step.act) {
      case 'make':
        return this.#make(step);
      case 'morning':
        return this.#morning();
      case 'day comes':
        for (const { profile } of this.people)
          if (profile?.absence === 'AWAY')
            Object.assign(profile, { absence: null, isAbsentByThemselves: false });
        return true;
      case 'decide':
        return this.#decide(step.measure);
      case 'report':
        return this.#report(step.who, step.whom, step.isIntimate);
      case 'suspend':
      case 'reactivate':
        this.people[step.who]!.isActive = step.act === 'reactivate';
        return true;
      case 'open contacts':
        return this.#openContacts(step.who, step.whom);
      default:
        return 'whom' in step ? this.#between(step) : this.#ofProfile(step);
    }
  }

  #make({ who, how, shown }: Extract<Step, { act: 'make' }>): boolean {
    const person = this.people[who]!;
    if (!person.isActive || person.profile) return false;
    person.profile = {
      serial: this.#serial,
      answer: how === 'self' ? 'GIVEN' : 'WAITING',
      isFromBefore: how === 'from before',
      absence: null,
      isAbsentByThemselves: false,
      consents: true,
      shown: how === 'self' ? shown : UNASKED,
      hasPhotos: true,
    };
    this.#serial += 1;
    return true;
  }

  /** What the candidate or the family does about the profile alone. */
  #ofProfile(step: Extract<Step, { who: number }>): boolean {
    const { profile, isActive } = this.people[step.who]!;
    const isByFamily =
      step.act === 'mobile' || step.act === 'consent' || ('by' in step && step.by === 'family');
    if (step.act === 'lapse') {
      if (profile && profile.answer !== 'WITHDRAWN')
        Object.assign(profile, { answer: 'WAITING', isFromBefore: false });
      return true;
    }
    if (!profile || (isByFamily && !isActive)) return false;
    const answered = (answer: Confirmation) => Object.assign(profile, { answer, isFromBefore: false });
    if (step.act === 'confirm') Object.assign(answered('GIVEN'), { shown: step.shown });
    else if (step.act === 'later' || step.act === 'mobile') answered('WAITING');
    else if (step.act === 'withdraw') answered('WITHDRAWN');
    else if (step.act === 'consent') profile.consents = step.consent;
    else if (step.act === 'refuse' || step.act === 'remove') this.#remove(step.who);
    else if (step.act === 'show again') {
      const hiding = this.reports.filter(({ serial, hides }) => serial === profile.serial && hides);
      if (hiding.some(({ isOpen }) => isOpen)) return false;
      for (const report of hiding) report.hides = false;
    } else if (step.act === 'absent') {
      const { absence, by } = step;
      if (by === 'family' && profile.isAbsentByThemselves) return false;
      const isAbsentByThemselves = by === 'candidate' && absence !== null;
      Object.assign(profile, { absence, isAbsentByThemselves });
    }
    return true;
  }

  #remove(who: number): void {
    this.people[who]!.profile = null;
    this.interests = this.interests.filter(({ from, to }) => from !== who && to !== who);
    for (let other = 0; other < this.people.length; other++) this.#open.delete(pairOf(who, other));
  }

  /** What one does about another. */
  #between({ act, who, whom }: { act: string; who: number; whom: number }): boolean {
    const { isActive, profile } = this.people[who]!;
    if (!isActive) return false;
    if (act === 'block') return this.#block(who, whom);
    if (act === 'unblock') {
      const at = this.blocks.findIndex((block) => block.by === who && block.whom === whom);
      if (at >= 0) this.blocks.splice(at, 1);
      return true;
    }
    // Whoever has no profile is told to make one.
    if (!profile) return act === 'express';
    if (who === whom || !this.people[whom]!.profile) return false;
    const [sent, received] = [this.sent(who, whom), this.sent(whom, who)];
    if (act === 'take back') return this.#takeBack(who, whom);
    if (!this.sees(who, whom)) return false;
    const isAnswerable = received?.isTold && received.state !== 'WITHDRAWN';
    if (act === 'express') {
      if ((sent && sent.state !== 'WITHDRAWN') || received?.state === 'ACCEPTED') return true;
      if (!this.#mayShowInterest(who)) return false;
      if (isAnswerable) this.#bothYes(received);
      else if (sent) Object.assign(sent, { state: 'SENT', isTold: false });
      else this.interests.push({ from: who, to: whom, state: 'SENT', isTold: false });
      return true;
    }
    if (!isAnswerable) return false;
    if (received.state === (act === 'say yes' ? 'ACCEPTED' : 'DECLINED')) return true;
    if (act === 'say yes') {
      if (!this.#mayShowInterest(who)) return false;
      this.#bothYes(received);
      return true;
    }
    if (received.state === 'ACCEPTED') return false;
    if (sent && sent.state !== 'WITHDRAWN') this.#withdraw(sent);
    received.state = 'DECLINED';
    return true;
  }

  /** Only whom others see in turn shows interest. */
  #mayShowInterest(who: number): boolean {
    return this.people[who]!.profile?.answer === 'GIVEN' && this.isListed(who);
  }

  #takeBack(who: number, whom: number): boolean {
    const [sent, received] = [this.sent(who, whom), this.sent(whom, who)];
    if (sent && (sent.state === 'SENT' || sent.state === 'ACCEPTED')) this.#withdraw(sent);
    else if (received?.state === 'ACCEPTED') {
      received.state = 'DECLINED';
      this.#open.delete(pairOf(who, whom));
    } else return false;
    return true;
  }

  /** As if it had not been, where nobody was told. */
  #withdraw(sent: Sent): void {
    this.#open.delete(pairOf(sent.from, sent.to));
    if (sent.isTold) sent.state = 'WITHDRAWN';
    else this.#forget(sent);
  }

  #forget(sent: Sent): void {
    this.interests = this.interests.filter((one) => one !== sent);
  }

  #bothYes(interest: Sent): void {
    const { from, to } = interest;
    const reverse = this.sent(to, from);
    if (reverse) this.#forget(reverse);
    Object.assign(interest, { state: 'ACCEPTED', isTold: true });
    if (this.officeOpens) this.#open.delete(pairOf(from, to));
    else this.#open.add(pairOf(from, to));
  }

  /** All who are to be told are; what crosses is a yes of both. */
  #morning(): boolean {
    for (const sent of [...this.interests]) {
      const { from, to } = sent;
      const isThere = this.interests.includes(sent) && sent.state === 'SENT' && !sent.isTold;
      if (!isThere || !this.isListed(from) || !this.sees(from, to)) continue;
      if (this.sent(to, from)?.state === 'SENT') this.#bothYes(sent);
      else sent.isTold = true;
    }
    return true;
  }

  #openContacts(one: number, other: number): boolean {
    const areShown = this.isListed(one) && this.isListed(other) && !this.isBlocked(one, other);
    if (!this.officeOpens || !areShown || !this.haveBothSaidYes(one, other)) return false;
    this.#open.add(pairOf(one, other));
    return true;
  }

  /** Whether there is something to block or to report: they are seen, or there was interest that both knew of. */
  #mayTurnAway(who: number, whom: number, isReport: boolean): boolean {
    const isBlockedBy = (by: number, blocked: number) =>
      this.blocks.some((block) => block.by === by && block.whom === blocked);
    if (who === whom || !this.people[whom]!.profile || isBlockedBy(whom, who)) return false;
    if (this.sees(who, whom) || (isReport && isBlockedBy(who, whom))) return true;
    return this.sent(who, whom) !== undefined || this.sent(whom, who)?.isTold === true;
  }

  #block(who: number, whom: number): boolean {
    const { profile } = this.people[whom]!;
    if (profile && this.blocks.some((block) => block.by === who && block.whom === whom)) return true;
    if (!profile || !this.#mayTurnAway(who, whom, false)) return false;
    this.blocks.push({ by: who, whom, name: profile.serial });
    if (this.people[who]!.profile)
      for (const sent of [this.sent(who, whom), this.sent(whom, who)])
        if (sent && (sent.isTold || sent.state !== 'SENT')) sent.state = 'WITHDRAWN';
        else if (sent) this.#forget(sent);
    this.#open.delete(pairOf(who, whom));
    return true;
  }

  #report(who: number, whom: number, isIntimate: boolean): boolean {
    const [reporter, profile] = [this.people[who]!, this.people[whom]!.profile];
    if (!reporter.isActive) return false;
    reporter.reportsSent += 1;
    const isOpen = this.reports.some(
      (report) => report.by === who && report.serial === profile?.serial && report.isOpen,
    );
    const isTooMany = reporter.reportsSent > REPORTS_A_DAY;
    if (!profile || isTooMany || isOpen || !this.#mayTurnAway(who, whom, true)) return false;
    this.reports.push({ by: who, whom, serial: profile.serial, isOpen: true, hides: isIntimate });
    return true;
  }

  /** Of the first that is open. */
  #decide(measure: Extract<Step, { act: 'decide' }>['measure']): boolean {
    const report = this.reports.find(({ isOpen }) => isOpen);
    if (!report) return false;
    Object.assign(report, { isOpen: false, hides: measure === 'HIDE' });
    const { profile } = this.people[report.whom]!;
    if (profile?.serial !== report.serial) return true;
    if (measure === 'REMOVE_PHOTOS') profile.hasPhotos = false;
    if (measure === 'REMOVE_PROFILE') this.#remove(report.whom);
    return true;
  }
}
