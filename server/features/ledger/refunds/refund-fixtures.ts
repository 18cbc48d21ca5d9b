import { poundsText } from '../../../../rules/money.ts';
import { currentDay } from '../../../../rules/zoned-time.ts';
import { OPERATOR } from '../../../identity/viewer.ts';
import type { TestApp } from '../../../testing/test-app.ts';

/** Refunds a part of a donation by hand, today. @param seenPence what was refunded before */
export function refund(app: TestApp, id: number, pence: number, seenPence = 0): Promise<void> {
  const fields = {
    amount: poundsText(pence),
    day: currentDay(),
    paymentMethod: 'TRANSFER',
    reason: 'A part of it',
  };
  return app.features.services.refunds.refund(OPERATOR, id, seenPence, fields);
}

/** Half of a donation, of which nothing was refunded before. @param pence of the donation */
export function refundHalf(app: TestApp, id: number, pence: number): Promise<void> {
  return refund(app, id, Math.floor(pence / 2));
}
