import { Permission } from '../../../../rules/permissions.ts';
import { defineFeature } from '../../feature.ts';
import { payeeLetter } from './payee-letter.ts';

/** Whoever answers for the money is told when people are told to pay elsewhere, also whoever has done it. */
export const payee = defineFeature({
  name: 'site-settings/payee',
  build({ outbox, publicUrl }, { siteSettings, users }) {
    siteSettings.payeeChanged.push(async (manager, { name }, change) => {
      for (const officer of await users.officersWith(Permission.MANAGE_DONATIONS, manager))
        await outbox.mail(manager, payeeLetter(officer, { ...change, name, publicUrl }));
    });
    return {};
  },
});
