import { defineFeature } from '../../feature.ts';
import { DonationSubType } from './donation-sub-type.entity.ts';
import { DonationTypeService } from './donation-type.service.ts';
import { DONATION_TYPE_PICTURE_FOLDER, DonationTypePictureService } from './donation-type-picture.service.ts';
import { DonationTypePicturesResolver } from './donation-type-pictures.resolver.ts';
import { DonationTypesResolver } from './donation-types.resolver.ts';

declare module '../../services.ts' {
  interface Services {
    donationTypes: DonationTypeService;
    donationTypePictures: DonationTypePictureService;
  }
}

/** What people give and pay for. */
export const donationTypes = defineFeature({
  name: 'ledger/donation-types',
  part: 'donations',
  entities: [DonationSubType],
  shownToVisitors: [DonationSubType],
  publicFolder: DONATION_TYPE_PICTURE_FOLDER,
  build({ dataSource, media, uploads }, { audit, siteSettings }) {
    const types = new DonationTypeService(dataSource, audit, siteSettings, media);
    const pictures = new DonationTypePictureService(dataSource, media, audit);
    return {
      services: { donationTypes: types, donationTypePictures: pictures },
      resolvers: [new DonationTypesResolver(types), new DonationTypePicturesResolver(pictures, uploads)],
    };
  },
});
