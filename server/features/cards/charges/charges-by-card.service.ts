import { type DataSource, In } from 'typeorm';
import { CardOffer } from '../../../../rules/card-offer.ts';
import { ChargeState } from '../../../../rules/charges.ts';
import { AppError } from '../../../../rules/errors.ts';
import { addressIn } from '../../../../rules/language-addresses.ts';
import { type Language, offeredLanguages } from '../../../../rules/languages.ts';
import { poundsText } from '../../../../rules/money.ts';
import { place } from '../../../../rules/place.ts';
import type { AuditService } from '../../audit/audit.service.ts';
import { Charge } from '../../charges/charge.entity.ts';
import type { ChargesService } from '../../charges/charges.service.ts';
import type { Plumbing } from '../../plumbing.ts';
import type { SiteSettingsService } from '../../site-settings/site-settings.service.ts';
import { storeMovements, storePayment } from '../card-entries.ts';
import type { CardLedgerService } from '../card-ledger.service.ts';
import { PROVIDER } from '../card-ledger.service.ts';
import { CardPayment } from '../card-payment.entity.ts';
import { type Checkout, CheckoutState } from '../card-payments.ts';
import { areCardsTaken, type CheckoutPages } from '../checkout-pages.ts';
import { dealtWith, keepStray } from '../strays/keep-stray.ts';

interface Needed {
  dataSource: DataSource;
  pages: CheckoutPages;
  ledger: Pick<CardLedgerService, 'lost'>;
  charges: ChargesService;
  siteSettings: SiteSettingsService;
  audit: AuditService;
  publicUrl: string;
  log: Plumbing['log'];
}

/** What is enough of a charge to say what is offered for it. */
type Offered = Pick<Charge, 'id' | 'state'>;

/** The private page from which somebody pays, such as `/hire`, and what opens it. */
export interface PaidFrom {
  path: string;
  /** What its address says after paying. */
  done: string;
  token: string;
  language: Language;
  /** What the money is for, as the payer reads it. */
  description: string;
}

/** What the provider knows a charge by: the transfers of one booking share a reference, its charges are paid one by one. */
const referenceOf = ({ id, reference }: Pick<Charge, 'id' | 'reference'>) => `${reference}/${id}`;

const REFERENCE = /^(?<reference>[^/]+)\/(?<id>[1-9]\d{0,8})$/;

/** Whether a page at the provider is for a charge, and not for a donation. */
export const isForCharge = ({ reference }: Pick<Checkout, 'reference'>) => REFERENCE.test(reference);

/**
 * What is owed for hires and places, paid by card. It is no donation: what has moved is an entry of the charge, of which the
 * provider's word is the last; what came too often is to be given back.
 */
export class ChargesByCardService {
  constructor(private readonly needed: Needed) {}

  /** What is offered for each charge, in their order. */
  async offers(charges: readonly Offered[]): Promise<CardOffer[]> {
    const open = charges.filter(({ state }) => state === ChargeState.OPEN).map(({ id }) => id);
    if (open.length === 0 || !areCardsTaken()) return charges.map(() => CardOffer.NOT_OFFERED);
    const underWay = await this.needed.dataSource.manager.findBy(CardPayment, {
      chargeId: In(open),
      state: CheckoutState.PROCESSING,
    });
    return charges.map(({ id }) => {
      if (underWay.some(({ chargeId }) => chargeId === id)) return CardOffer.UNDER_WAY;
      return open.includes(id) ? CardOffer.OFFERED : CardOffer.NOT_OFFERED;
    });
  }

  /**
   * Opens a page for paying what is open of a charge; pressed again, the same one while it is open.
   * @returns its address
   * @throws AppError CONFLICT when there is nothing to pay by card; RATE_LIMITED; UNAVAILABLE
   */
  async start(
    charge: Pick<Charge, 'id' | 'reference' | 'email'>,
    { path, done, token, language, description }: PaidFrom,
  ): Promise<string> {
    const { pages, siteSettings, publicUrl } = this.needed;
    const languages = offeredLanguages((await siteSettings.find()).languages);
    const address = (page: string) => `${addressIn(language, `${publicUrl}${page}`, languages)}#${token}`;
    const { id, email } = charge;
    return pages.open(
      { paid: { chargeId: id }, reference: referenceOf(charge), description, email, isMonthly: false },
      { settle: (checkout) => this.settle(checkout), requireOffered: () => this.#requireOffered(id) },
      { language, doneUrl: address(`${path}?card=${done}`), backUrl: address(path) },
    );
  }

  /** Enters what is so at the provider: each movement once, whoever says it and how often. */
  async settle(checkout: Checkout): Promise<void> {
    const { dataSource, charges, audit, ledger, log } = this.needed;
    const { reference, id } = REFERENCE.exec(checkout.reference)?.groups ?? {};
    const isLost = await dataSource.transaction(async (manager) => {
      const charge = (await charges.lock(manager, [Number(id)])).get(Number(id));
      if (!charge || charge.reference !== reference) return true;
      if ((await dealtWith(manager, checkout.id))?.isEntered === false) return false;
      if (checkout.currency !== place.currency) {
        await keepStray(manager, { chargeId: charge.id, reason: 'OTHER_CURRENCY' }, checkout);
        log.warn({ checkout: checkout.id }, 'Card payment does not match its charge; nothing was recorded');
        return false;
      }
      const payment = await storePayment(manager, { chargeId: charge.id }, checkout);
      const added = await storeMovements(manager, payment.id, checkout.movements);
      const entries = added
        .filter(({ kind }) => kind !== 'FEE')
        .map(({ kind, pence }) => ({
          action: kind === 'PAYMENT' ? ('PAY' as const) : ('REFUND' as const),
          subject: 'charge' as const,
          subjectId: charge.id,
          label: `${charge.reference} ${poundsText(pence)}`,
        }));
      await audit.record(PROVIDER, entries, manager);
      return false;
    });
    if (isLost) await ledger.lost.keep(checkout);
  }

  async #requireOffered(id: number): Promise<number> {
    const charges = await this.needed.dataSource.manager.findBy(Charge, { id });
    const [offer] = await this.offers(charges);
    if (offer !== CardOffer.OFFERED) throw new AppError('CONFLICT', 'notPayableByCard');
    return charges[0]!.openPence;
  }
}
