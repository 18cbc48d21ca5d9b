import { currentDay } from '../../../rules/zoned-time.ts';
import { about, type Build, plain, versioned } from './example-builders.ts';
import { newClosedRequest, newEnteredRequest, newRightsRequest, rightsRequestFields } from './records.ts';

/** Calls about complaints and requests, each with what it needs. */
export const REQUEST_EXAMPLES: Record<string, Build> = {
  sendRightsRequest: plain({
    input: { kind: 'ACCESS', name: 'Asha', email: 'asha@example.org', about: 'What do you keep about me?' },
  }),
  saveRightsRequest: async () => ({ variables: { input: rightsRequestFields() } }),
  assignRightsRequest: versioned(newRightsRequest, { officerId: null }),
  setRequestIdentityChecked: versioned(newRightsRequest, { isChecked: true }),
  noteRightsRequest: about(newRightsRequest, { text: 'Rang her' }),
  acknowledgeRightsRequest: versioned(newRightsRequest, {
    input: { notifiedBy: 'PHONE', notifiedOn: currentDay(), text: '' },
  }),
  extendRightsRequest: versioned(newEnteredRequest, {
    input: { months: 1, notifiedBy: 'PHONE', notifiedOn: currentDay(), reason: 'The papers are in the loft' },
  }),
  closeRightsRequest: versioned(newRightsRequest, {
    input: { outcome: 'ANSWERED', notifiedBy: 'MAIL', text: 'The photo is gone.' },
  }),
  reopenRightsRequest: versioned(newClosedRequest),
};
