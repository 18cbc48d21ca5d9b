import { defineFeature } from '../../feature.ts';
import { ChargesByCardService } from './charges-by-card.service.ts';

declare module '../../services.ts' {
  interface Services {
    /** Only where the association takes cards. */
    chargesByCard: ChargesByCardService | undefined;
  }
}

/** Paying by card what is owed for hires and places: those offer it on their private pages. */
export const chargesByCard = defineFeature({
  name: 'cards/charges',
  build({ dataSource, publicUrl, log }, { cards, charges, siteSettings, audit }) {
    const needed = { dataSource, charges, siteSettings, audit, publicUrl, log };
    return {
      services: { chargesByCard: cards && new ChargesByCardService({ ...needed, ...cards }) },
    };
  },
});
