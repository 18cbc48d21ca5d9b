import { wallClock } from '../rules/zoned-time.ts';
import type { Features } from '../server/features/build-features.ts';
import { OPERATOR } from '../server/identity/viewer.ts';
import { DEMO_HIRES, type DemoHire } from './hire-texts.ts';

const DAY = 24 * 3_600_000;
const EMPTY = {
  address: '',
  postcode: '',
  telephone: '',
  hours: '',
  deposit: '',
  charges: '',
  outstanding: '',
};

/**
 * Adds hires of the hall around today, through the services that visitors and admins use. It looks for its
 * own first, for an interrupted start goes on where it stopped.
 */
export async function addDemoHires({ hallHire, hireRequests }: Features['services']): Promise<void> {
  for (const hire of DEMO_HIRES) {
    const { totalCount } = await hallHire.list({ limit: 1, offset: 0 }, { search: hire.fields.name });
    if (totalCount === 0) await add(hire);
  }

  async function add({ days, decision, fromOffice, fields }: DemoHire): Promise<void> {
    const { date } = wallClock(new Date(Date.now() + days * DAY));
    const day = new Date(`${date}T00:00Z`).toLocaleDateString('en', { weekday: 'long', timeZone: 'UTC' });
    const all = { ...EMPTY, date, day, ...fields };
    if (fromOffice) {
      await hallHire.save(OPERATOR, 'new', all);
      return;
    }
    await hireRequests.send(all, { ip: `demo ${fields.name}` });
    const { items } = await hallHire.list({ limit: 1, offset: 0 }, { search: fields.name });
    const [sent] = items;
    if (!sent || !decision) return;
    if (decision === 'accept') await hallHire.accept(OPERATOR, sent.id, sent.version);
    else await hallHire.decline(OPERATOR, sent.id, sent.version, decision.decline);
  }
}
