import { repliesOf, replyFields, settingFields } from '../../features/replies/reply-fixtures.ts';
import { adminToken } from '../factories.ts';
import { graphql } from '../requests.ts';
import type { TestApp } from '../test-app.ts';
import { type Build, versioned } from './example-builders.ts';
import { contentOf, newContent, unique } from './records.ts';

/** A reply of that state, with its private link. */
async function newReply(app: TestApp, state: 'COMING' | 'OFFERED') {
  const replies = repliesOf(app);
  const at = await replies.newEvent({ places: 2 });
  const first = await replies.sent(at, replyFields(2));
  const said = replyFields(2);
  const token = state === 'COMING' ? first : await replies.sent(at, { ...said, waitIfFull: true });
  if (state === 'OFFERED') await replies.withdraw(first);
  const { data } = await graphql(app, {
    query: `query ($eventId: Int!, $day: String!) { replies(eventId: $eventId, day: $day) { items { id version state } } }`,
    variables: at,
    token: await adminToken(app),
  });
  const found = data.replies.items.find((one: { state: string }) => one.state === state);
  return { ...at, ...found, said, token } as typeof at & {
    id: number;
    version: number;
    said: ReturnType<typeof replyFields>;
    token: string;
  };
}

const seen = (state: 'COMING' | 'OFFERED') => async (app: TestApp) => {
  const { id, version } = await newReply(app, state);
  return { id, version };
};

export const REPLY_EXAMPLES: Readonly<Record<string, Build>> = {
  saveReplySetting: async (app) => ({
    variables: { input: { ...settingFields(), eventId: await newContent(app, contentOf('Event')) } },
  }),
  saveDiet: async () => ({ variables: { input: { name: unique('Diet'), isHidden: false } } }),
  enterReply: async (app) => {
    const { newEvent } = repliesOf(app);
    return { variables: { input: { ...replyFields(), ...(await newEvent()) } } };
  },
  withdrawReplyFor: versioned(seen('COMING')),
  replyRung: versioned(seen('COMING')),
  acceptOfferFor: versioned(seen('OFFERED')),
  tickArrivals: async (app) => {
    const { eventId, day, id: replyId } = await newReply(app, 'COMING');
    const mark = { replyId, device: 'phone-at-door', at: new Date().toISOString(), count: 2 };
    return { variables: { eventId, day, marks: [mark] } };
  },
  sendReply: async (app) => {
    const { newEvent } = repliesOf(app);
    const input = {
      ...replyFields(),
      ...(await newEvent()),
      idempotencyKey: unique('key-of-a-reply').replaceAll(' ', '-'),
    };
    return { variables: { input } };
  },
  changeReply: async (app) => {
    const { token } = await newReply(app, 'COMING');
    return { variables: { token, input: replyFields(1) } };
  },
  withdrawReply: async (app) => ({ variables: { token: (await newReply(app, 'COMING')).token } }),
  keepReplyAsIs: async (app) => ({ variables: { token: (await newReply(app, 'COMING')).token } }),
  acceptOffer: async (app) => ({ variables: { token: (await newReply(app, 'OFFERED')).token } }),
};
