import { poundsText } from '../../../../rules/money.ts';
import { currentDay } from '../../../../rules/zoned-time.ts';
import { OPERATOR } from '../../../identity/viewer.ts';
import type { TestApp } from '../../../testing/test-app.ts';

/** Gives back half of a gift by hand, today. */
export function giveBackHalf(app: TestApp, id: number, pence: number): Promise<void> {
  const amount = poundsText(Math.floor(pence / 2));
  const fields = { amount, day: currentDay(), way: 'TRANSFER', reason: 'Half of it' } as const;
  return app.features.services.refunds.giveBack(OPERATOR, id, 0, fields);
}
