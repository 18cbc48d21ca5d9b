import type { Confirmation } from '../../../rules/candidate-states.ts';
import { SectionInterests } from './section-interests-fixtures.ts';
import type { By, Person, Profile, Report, Shown, Step } from './section-steps-fixtures.ts';

const UNASKED: Shown = {
  photosFor: 'MEMBERS',
  surnameFor: 'AFTER_YES',
  showsIncome: true,
  showsReligion: true,
  showsCaste: true,
};
const REPORTS_A_DAY = 5;

type OfProfile = Extract<Step, { who: number }>;

/** The section in the fewest words, as its decisions state it: who has said what, and what is between whom. */
export class SectionModel {
  readonly people: Person[];
  readonly interests = new SectionInterests(this);
  reports: Report[] = [];
  blocks: { by: number; whom: number; name: number }[] = [];
  #serial = 0;

  constructor(
    count: number,
    readonly officeOpens: boolean,
  ) {
    this.people = Array.from({ length: count }, () => ({
      isActive: true,
      profile: null,
      reportsSent: 0,
      hasRefused: false,
    }));
  }

  isListed(who: number): boolean {
    const { isActive, profile } = this.people[who]!;
    if (!isActive || !profile || profile.absence || this.isHidden(profile)) return false;
    return profile.answer === 'GIVEN' || (profile.answer === 'WAITING' && profile.isFromBefore);
  }

  /** Only whom others see in turn, by their own yes, shows interest. */
  isShownByYes(who: number): boolean {
    return this.people[who]!.profile?.answer === 'GIVEN' && this.isListed(who);
  }

  isBlocked(one: number, other: number): boolean {
    return this.#hasBlocked(one, other) || this.#hasBlocked(other, one);
  }

  #hasBlocked(by: number, whom: number): boolean {
    return this.blocks.some((block) => block.by === by && block.whom === whom);
  }

  /** Whether the first is shown anything of the other. */
  sees(who: number, whom: number): boolean {
    return this.isListed(whom) && !this.isBlocked(who, whom);
  }

  isHidden({ serial }: Profile): boolean {
    return this.reports.some((report) => report.serial === serial && report.hides);
  }

  /** Whether they are signed in; the link in a letter opens the profile that there is. */
  isIn(who: number, by: By): boolean {
    const { isActive, profile } = this.people[who]!;
    if (by === 'link') return profile !== null;
    if (!isActive) return false;
    if (by === 'family') return profile?.signsIn !== 'CANDIDATE';
    return profile !== null && profile.signsIn !== 'MAKER';
  }

  /** @returns whether it is done; what is refused changes nothing */
  take(step: Step): boolean {
    switch (step.act) {
      case 'make':
        return this.#make(step);
      case 'morning':
        this.interests.morning();
        return true;
      case 'day comes':
        for (const { profile } of this.people)
          if (profile?.absence === 'AWAY')
            Object.assign(profile, { absence: null, isAbsentByThemselves: false });
        return true;
      case 'decide':
        return this.#decide(step.measure);
      case 'report':
        return this.isIn(step.who, step.by) && this.#report(step.who, step.whom, step.isIntimate);
      case 'suspend':
      case 'reactivate': {
        const person = this.people[step.who]!;
        if (person.isActive === null) return false;
        person.isActive = step.act === 'reactivate';
        return true;
      }
      case 'leave':
        return this.isIn(step.who, step.by) && this.#leave(step.who, step.by);
      case 'open contacts':
        return this.interests.openContacts(step.who, step.whom);
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
      isOwnMobile: how === 'self',
      consents: true,
      shown: how === 'self' ? shown : UNASKED,
      hasPhotos: true,
      signsIn: 'MAKER',
      isOwnContact: false,
    };
    this.#serial += 1;
    return true;
  }

  /** What the candidate, the family or the office does about the profile alone. */
  #ofProfile(step: OfProfile): boolean {
    const { profile, isActive } = this.people[step.who]!;
    if (step.act === 'lapse') {
      if (profile && profile.answer !== 'WITHDRAWN')
        Object.assign(profile, { answer: 'WAITING', isFromBefore: false });
      return true;
    }
    if (!profile) return false;
    if (step.act === 'show again') return this.#showAgain(profile);
    if (step.act === 'sign in' || step.act === 'take over') {
      if (!isActive || profile.signsIn !== (step.act === 'sign in' ? 'MAKER' : 'BOTH')) return false;
      const isAlone = step.act === 'take over' || step.isAlone;
      profile.signsIn = isAlone ? 'CANDIDATE' : 'BOTH';
      if (isAlone && !step.contactStays) profile.isOwnContact = true;
      return true;
    }
    if ('by' in step && step.by !== 'office' && !this.isIn(step.who, step.by)) return false;
    return this.#said(step, profile);
  }

  #said(step: OfProfile, profile: Profile): boolean {
    const isOfFamily = 'by' in step && step.by === 'family';
    const answered = (answer: Confirmation) => Object.assign(profile, { answer, isFromBefore: false });
    if (step.act === 'confirm') Object.assign(answered('GIVEN'), { shown: step.shown });
    else if (step.act === 'later') answered('WAITING');
    else if (step.act === 'withdraw') answered('WITHDRAWN');
    else if (step.act === 'consent') profile.consents = step.consent;
    else if (step.act === 'refuse') this.#refuse(step.who, step.by);
    else if (step.act === 'remove' || step.act === 'mobile') {
      // Whoever signs in says themself by what they are reached, and whether there is a profile.
      if (isOfFamily && profile.signsIn !== 'MAKER') return false;
      if (step.act === 'remove') this.#remove(step.who);
      else this.#isReachedElsewhere(profile, isOfFamily);
    } else if (step.act === 'absent') {
      if (isOfFamily && this.#keepsOut(this.people[step.who]!)) return false;
      const { absence } = step;
      Object.assign(profile, { absence, isAbsentByThemselves: !isOfFamily && absence !== null });
    }
    return true;
  }

  /** What candidates have said themselves the family does not turn round: a pause, a yes that was taken back, a no of before. */
  #keepsOut({ profile, hasRefused }: Person): boolean {
    const { answer, isAbsentByThemselves, isOwnMobile } = profile!;
    return (
      isAbsentByThemselves || answer === 'WITHDRAWN' || (answer === 'WAITING' && isOwnMobile && hasRefused)
    );
  }

  /** By the family another person is, whose answer there is not yet, and who has not paused. */
  #isReachedElsewhere(profile: Profile, isOfFamily: boolean): void {
    profile.isOwnMobile = false;
    if (!isOfFamily) return;
    Object.assign(profile, { answer: 'WAITING', isFromBefore: false });
    if (profile.isAbsentByThemselves) Object.assign(profile, { absence: null, isAbsentByThemselves: false });
  }

  /** Links go to an email that no other profile has; who signs in is known again by the mobile, too. */
  #refuse(who: number, by: By): void {
    const person = this.people[who]!;
    if (by === 'sign-in' && person.profile?.isOwnMobile) person.hasRefused = true;
    this.#remove(who);
  }

  #showAgain({ serial }: Profile): boolean {
    const hiding = this.reports.filter((report) => report.serial === serial && report.hides);
    if (hiding.some(({ isOpen }) => isOpen)) return false;
    for (const report of hiding) report.hides = false;
    return true;
  }

  /** The sign-in of the candidate goes with the profile: the account, where they are alone. */
  #remove(who: number): void {
    const isAccount = this.people[who]!.profile?.signsIn === 'CANDIDATE';
    this.people[who]!.profile = null;
    this.interests.removeOf(who);
    if (isAccount) this.#removeAccount(who);
  }

  #removeAccount(who: number): void {
    this.people[who]!.isActive = null;
    this.blocks = this.blocks.filter(({ by, whom }) => by !== who && whom !== who);
  }

  /** A family leaves the profile to a candidate who signs in beside them; a candidate takes it along. */
  #leave(who: number, by: By): boolean {
    const { profile } = this.people[who]!;
    if (by === 'family' && profile?.signsIn === 'BOTH') {
      Object.assign(profile, { signsIn: 'CANDIDATE', isOwnContact: true });
      return true;
    }
    const isBeside = profile?.signsIn === 'BOTH';
    this.#remove(who);
    if (!isBeside) this.#removeAccount(who);
    return true;
  }

  /** What one does about another. */
  #between({ act, who, whom, by }: Extract<Step, { whom: number; by: By }>): boolean {
    const { profile } = this.people[who]!;
    if (act === 'report' || !this.isIn(who, by)) return false;
    // By a link that opens nothing of others until there is a yes.
    if (by === 'link' && !this.opensInterests(who)) return false;
    if (act === 'block') return this.#block(who, whom, by);
    if (act === 'unblock') {
      this.blocks = this.blocks.filter((block) => block.by !== who || block.whom !== whom);
      return true;
    }
    // Whoever has no profile is told to make one.
    if (!profile) return act === 'express';
    if (who === whom || !this.people[whom]!.profile) return false;
    return this.interests.take(act, who, whom, by);
  }

  /** Whether the candidate's own link shows who is interested. */
  opensInterests(who: number): boolean {
    const { profile, isActive } = this.people[who]!;
    return isActive === true && profile?.answer === 'GIVEN' && !this.isHidden(profile);
  }

  /** Whether there is something to block or to report: they are seen, or there was interest that both knew of. */
  #mayTurnAway(who: number, whom: number, isReport: boolean): boolean {
    if (who === whom || !this.people[whom]!.profile || this.#hasBlocked(whom, who)) return false;
    if (this.sees(who, whom) || (isReport && this.#hasBlocked(who, whom))) return true;
    const { interests } = this;
    return interests.sent(who, whom) !== undefined || interests.sent(whom, who)?.isTold === true;
  }

  #block(who: number, whom: number, by: By): boolean {
    const { profile } = this.people[whom]!;
    if (profile && this.#hasBlocked(who, whom)) return true;
    if (!profile || !this.#mayTurnAway(who, whom, false)) return false;
    if (by === 'family' && this.interests.areCandidatesWord(who, whom)) return false;
    this.blocks.push({ by: who, whom, name: profile.serial });
    if (this.people[who]!.profile) this.interests.end(who, whom);
    return true;
  }

  #report(who: number, whom: number, isIntimate: boolean): boolean {
    const [reporter, profile] = [this.people[who]!, this.people[whom]!.profile];
    reporter.reportsSent += 1;
    const earlier = this.reports.filter(({ by, serial }) => by === who && serial === profile?.serial);
    const isOpen = earlier.some((report) => report.isOpen);
    const isTooMany = reporter.reportsSent > REPORTS_A_DAY;
    if (!profile || isTooMany || isOpen || !this.#mayTurnAway(who, whom, true)) return false;
    // The photos of a profile stay the same here: the office has looked at them.
    const hides = isIntimate && !earlier.some((report) => report.isIntimate && report.isRejected);
    const { serial } = profile;
    this.reports.push({ by: who, whom, serial, isIntimate, isOpen: true, isRejected: false, hides });
    return true;
  }

  /** Of the first that is open. */
  #decide(measure: Extract<Step, { act: 'decide' }>['measure']): boolean {
    const report = this.reports.find(({ isOpen }) => isOpen);
    if (!report) return false;
    Object.assign(report, {
      isOpen: false,
      isRejected: measure === 'REJECTED',
      hides: measure === 'HIDE',
    });
    const { profile } = this.people[report.whom]!;
    if (profile?.serial !== report.serial) return true;
    if (measure === 'REMOVE_PHOTOS') profile.hasPhotos = false;
    if (measure === 'REMOVE_PROFILE') this.#remove(report.whom);
    return true;
  }
}
