import type { TestApp } from './test-app.ts';

/** Does `work` while neither mail nor text messages are set up. */
export async function whileNothingIsSent<Done>(
  { messages }: TestApp,
  work: () => Promise<Done>,
): Promise<Done> {
  const { mail, sms } = messages;
  Object.assign(messages, { mail: undefined, sms: undefined });
  try {
    return await work();
  } finally {
    Object.assign(messages, { mail, sms });
  }
}
