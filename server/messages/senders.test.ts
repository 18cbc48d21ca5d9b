import { expect, it } from 'vitest';
import { recordedLog } from '../testing/recorded-log.ts';
import { createSenders } from './senders.ts';

const NOTHING = { smtp: undefined, smsGateway: undefined };
const SMS = { to: '+447700900123', text: '48213 is your code.' };

it('[D3] without a gateway development and the demo log text messages', async () => {
  const { log, lines } = recordedLog();
  const { sms } = await createSenders(NOTHING, { isTrial: true, log });
  await sms?.send(SMS);
  expect(lines.map((line) => JSON.parse(line))).toMatchObject([SMS]);
});

it('[OTP-6] a real installation without a gateway or mail server has no senders, and logs no message', async () => {
  const { log } = recordedLog();
  const { mail, sms } = await createSenders(NOTHING, { isTrial: false, log });
  expect([mail, sms]).toEqual([undefined, undefined]);
});
