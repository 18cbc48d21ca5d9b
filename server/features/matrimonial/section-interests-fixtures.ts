import type { By, PairAct, Person, Sent } from './section-steps-fixtures.ts';

/** What interests depend on of the rest of the section. */
interface Around {
  readonly people: readonly Person[];
  readonly officeOpens: boolean;
  isListed(who: number): boolean;
  isShownByYes(who: number): boolean;
  isBlocked(one: number, other: number): boolean;
  sees(who: number, whom: number): boolean;
}

const pairOf = (one: number, other: number) => [one, other].sort().join('–');

/** The interests of the little section, as its decisions state them: who has said what to whom, and what that opens. */
export class SectionInterests {
  all: Sent[] = [];
  /** The pairs that see whom to ring of each other. */
  readonly #open = new Set<string>();

  constructor(private readonly model: Around) {}

  sent(from: number, to: number): Sent | undefined {
    return this.all.find((one) => one.from === from && one.to === to);
  }

  haveBothSaidYes(one: number, other: number): boolean {
    return [this.sent(one, other), this.sent(other, one)].some((between) => between?.state === 'ACCEPTED');
  }

  areContactsOpen(one: number, other: number): boolean {
    return this.haveBothSaidYes(one, other) && this.#open.has(pairOf(one, other));
  }

  /** Whether it is the candidate's word, which the family leaves as it is. */
  isOnlyCandidates({ from, isByCandidate }: Sent): boolean {
    return isByCandidate && this.model.people[from]!.profile?.signsIn !== 'MAKER';
  }

  /** Whether a block would end what the candidate, who signs in, has sent or said yes to. */
  areCandidatesWord(who: number, whom: number): boolean {
    const [sent, received] = [this.sent(who, whom), this.sent(whom, who)];
    if (sent && (sent.state === 'SENT' || sent.state === 'ACCEPTED')) return this.isOnlyCandidates(sent);
    const signsIn = this.model.people[who]!.profile?.signsIn !== 'MAKER';
    return signsIn && received?.state === 'ACCEPTED' && received.isAnsweredByCandidate;
  }

  removeOf(who: number): void {
    this.all = this.all.filter(({ from, to }) => from !== who && to !== who);
    for (let other = 0; other < this.model.people.length; other++) this.#open.delete(pairOf(who, other));
  }

  /** @returns whether it is done */
  take(act: Exclude<PairAct, 'block' | 'unblock'>, who: number, whom: number, by: By): boolean {
    const isCandidate = by !== 'family';
    const [sent, received] = [this.sent(who, whom), this.sent(whom, who)];
    if (act === 'take back') return this.#takeBack(who, whom, isCandidate);
    if (!this.model.sees(who, whom)) return false;
    const isAnswerable = received?.isTold && received.state !== 'WITHDRAWN';
    if (act === 'express') {
      if ((sent && sent.state !== 'WITHDRAWN') || received?.state === 'ACCEPTED') return true;
      if (!this.model.isShownByYes(who)) return false;
      if (isAnswerable && received.isAnsweredByCandidate && !isCandidate) return false;
      if (isAnswerable && received.state === 'SENT') this.#bothYes(received, isCandidate);
      else this.#send(who, whom, isCandidate);
      return true;
    }
    if (!isAnswerable) return false;
    if (received.state === (act === 'say yes' ? 'ACCEPTED' : 'DECLINED')) return true;
    if (received.isAnsweredByCandidate && !isCandidate) return false;
    if (act === 'say yes') {
      if (!this.model.isShownByYes(who)) return false;
      this.#bothYes(received, isCandidate);
      return true;
    }
    if (received.state === 'ACCEPTED') return false;
    if (sent && sent.state !== 'WITHDRAWN') {
      if (this.isOnlyCandidates(sent) && !isCandidate) return false;
      this.#withdraw(sent);
    }
    Object.assign(received, { state: 'DECLINED', isAnsweredByCandidate: isCandidate });
    return true;
  }

  #send(from: number, to: number, isByCandidate: boolean): void {
    const again = this.sent(from, to);
    const sent = again ?? ({ from, to } as Sent);
    Object.assign(sent, { state: 'SENT', isTold: false, isByCandidate, isAnsweredByCandidate: false });
    if (!again) this.all.push(sent);
  }

  #takeBack(who: number, whom: number, isCandidate: boolean): boolean {
    const [sent, received] = [this.sent(who, whom), this.sent(whom, who)];
    if (sent && (sent.state === 'SENT' || sent.state === 'ACCEPTED')) {
      if (this.isOnlyCandidates(sent) && !isCandidate) return false;
      this.#withdraw(sent);
    } else if (received?.state === 'ACCEPTED') {
      if (received.isAnsweredByCandidate && !isCandidate) return false;
      Object.assign(received, { state: 'DECLINED', isAnsweredByCandidate: isCandidate });
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
    this.all = this.all.filter((one) => one !== sent);
  }

  #bothYes(interest: Sent, isByCandidate: boolean): void {
    const { from, to } = interest;
    const reverse = this.sent(to, from);
    if (reverse) this.#forget(reverse);
    // What the receiver has sent themself is their word, whoever presses the button.
    const isSentThemself = reverse?.isByCandidate === true && reverse.state !== 'WITHDRAWN';
    const isAnsweredByCandidate = isByCandidate || isSentThemself;
    Object.assign(interest, { state: 'ACCEPTED', isTold: true, isAnsweredByCandidate });
    if (this.model.officeOpens) this.#open.delete(pairOf(from, to));
    else this.#open.add(pairOf(from, to));
  }

  /** All who are to be told are; what crosses is a yes of both, what had been declined is the other one's to answer. */
  morning(): void {
    for (const sent of [...this.all]) {
      const { from, to } = sent;
      const isThere = this.all.includes(sent) && sent.state === 'SENT' && !sent.isTold;
      if (!isThere || !this.model.isListed(from) || !this.model.sees(from, to)) continue;
      const reverse = this.sent(to, from);
      if (reverse?.state === 'SENT') this.#bothYes(sent, false);
      else {
        sent.isTold = true;
        if (reverse?.state === 'DECLINED') reverse.state = 'WITHDRAWN';
      }
    }
  }

  openContacts(one: number, other: number): boolean {
    const { model } = this;
    const areShown = model.isListed(one) && model.isListed(other) && !model.isBlocked(one, other);
    const isOpen = this.#open.has(pairOf(one, other));
    if (isOpen || !areShown || !this.haveBothSaidYes(one, other)) return false;
    this.#open.add(pairOf(one, other));
    return true;
  }

  /** A block ends what is between the two without a word; a no stays. */
  end(who: number, whom: number): void {
    for (const sent of [this.sent(who, whom), this.sent(whom, who)])
      if (sent && sent.state !== 'DECLINED') this.#withdraw(sent);
    this.#open.delete(pairOf(who, whom));
  }
}
