import type { DataSource } from 'typeorm';
import { isStorable } from '../../../../rules/validation.ts';
import type { Plumbing } from '../../plumbing.ts';
import type { CardPayments, Checkout } from '../card-payments.ts';
import { CardEntryKind } from '../card-payments.ts';
import { keepStray } from './keep-stray.ts';

/** As much as is kept of a text of the provider. */
const text = (said: string) => (isStorable(said) ? said.slice(0, 255) : '');

/** Money that the provider has taken for this site and whose donation or charge the books do not have, as after a restore. */
export class LostPayments {
  constructor(
    private readonly dataSource: DataSource,
    private readonly payments: CardPayments,
    private readonly needed: Pick<Plumbing, 'publicUrl' | 'log'>,
  ) {}

  /**
   * Keeps it for the treasurer with what the provider knows of it. Another site may have the same account there, and names
   * its references alike: whose a page is tells the address to which it leads back.
   */
  async keep(checkout: Checkout): Promise<void> {
    const { publicUrl, log } = this.needed;
    const { id, reference, subscriptionId, movements } = checkout;
    if (!movements.some(({ kind }) => kind === CardEntryKind.PAYMENT)) return;
    const origin = await this.payments.findOrigin(checkout);
    if (!origin?.doneUrl.startsWith(`${publicUrl}/`))
      return log.warn({ checkout: id }, 'Card payment is of another site; nothing was recorded');
    const payer = { payerName: text(origin.payerName), payerEmail: text(origin.payerEmail) };
    await keepStray(
      this.dataSource.manager,
      { reason: 'NOT_IN_BOOKS', reference: text(reference), ...payer, subscriptionId },
      checkout,
    );
    log.warn({ checkout: id }, 'Card payment is not in the books; the treasurer was told');
  }
}
