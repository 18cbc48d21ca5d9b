import { Field, ObjectType } from 'type-graphql';
import { COLOUR_NAMES } from '../../../rules/drawn-colours.ts';

/** `SitePalette` of the rules. */
@ObjectType('SitePalette', { description: 'Every colour of the site, for example #7A1F2B' })
export class SitePaletteType {}

for (const name of COLOUR_NAMES) Field(() => String)(SitePaletteType.prototype, name);
