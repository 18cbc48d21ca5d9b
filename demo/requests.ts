import { RequestChannel, RequestKind } from '../rules/request-kinds.ts';
import { wallClock } from '../rules/zoned-time.ts';
import type { Features } from '../server/features/build-features.ts';
import { OPERATOR } from '../server/identity/viewer.ts';

const DAY = 24 * 3_600_000;

/** A complaint that came by letter some days before today. */
const COMPLAINT = {
  kind: RequestKind.COMPLAINT,
  channel: RequestChannel.LETTER,
  name: 'Bhavnaben Chauhan',
  email: 'bhavna.chauhan@example.org',
  phone: '',
  address: '',
  onBehalfOf: '',
  about:
    'A photo on the site\n\nMy grandson is in the photo of the cricket cup. Nobody has asked us. Please take it down.',
};
const DAYS_AGO = 13;

/** Enters a complaint; for an interrupted start looks for it first. */
export async function addDemoRequests({ requests }: Features['services']): Promise<void> {
  const { totalCount } = await requests.list({ limit: 1, offset: 0 }, { search: COMPLAINT.name });
  if (totalCount > 0) return;
  const receivedOn = wallClock(new Date(Date.now() - DAYS_AGO * DAY)).date;
  await requests.enter(OPERATOR, { ...COMPLAINT, receivedOn });
}
