import { Field, ObjectType } from 'type-graphql';
import { COLOUR_NAMES, NIGHT_COLOUR_NAMES } from '../../../rules/drawn-colours.ts';

/** `SitePalette` of the rules. */
@ObjectType('SitePalette', { description: 'Every colour of the site, for example #7A1F2B' })
export class SitePaletteType {}

for (const name of COLOUR_NAMES) Field(() => String)(SitePaletteType.prototype, name);

/** `NightPalette` of the rules. */
@ObjectType('NightPalette', { description: 'The colours of the site on devices that ask for dark pages' })
export class NightPaletteType {}

for (const name of NIGHT_COLOUR_NAMES) Field(() => String)(NightPaletteType.prototype, name);
