import type { MigrationInterface, QueryRunner } from 'typeorm';

const TEXTS = ['name', 'short_name', 'tagline', 'description', 'opening_title', 'opening_text'];

/** What the interface's texts said until now, in its three languages. */
const UNTIL_NOW = {
  en: {
    name: 'Shree Samaj Leicester',
    shortName: 'Samaj',
    tagline: 'આપણું ઘર, આપણો સમાજ',
    description:
      'The Gujarati Hindu community of Leicester: festivals, seva, learning and friendship for every family.',
    openingTitle: 'A home for our community',
    openingText:
      'Festivals, seva, learning and friendship, five minutes from the city centre. Everyone is welcome through our doors.',
  },
  gu: {
    name: 'શ્રી સમાજ લેસ્ટર',
    shortName: 'સમાજ',
    tagline: 'જય શ્રી કૃષ્ણ',
    description: 'લેસ્ટરનો ગુજરાતી હિન્દુ સમાજ: દરેક પરિવાર માટે ઉત્સવો, સેવા, શિક્ષણ અને મિત્રતા.',
    openingTitle: 'આપણા સમાજનું પોતાનું ઘર',
    openingText: 'ઉત્સવો, સેવા, શિક્ષણ અને મિત્રતા, શહેરના કેન્દ્રથી માત્ર પાંચ મિનિટ દૂર. અમારે આંગણે સૌનું સ્વાગત છે.',
  },
  te: {
    name: 'శ్రీ సమాజ్ లెస్టర్',
    shortName: 'సమాజ్',
    tagline: 'આપણું ઘર, આપણો સમાજ',
    description: 'లెస్టర్‌లోని గుజరాతీ హిందూ సమాజం: ప్రతి కుటుంబానికీ పండుగలు, సేవ, విద్య, స్నేహం.',
    openingTitle: 'మన సమాజానికి ఒక ఇల్లు',
    openingText: 'పండుగలు, సేవ, విద్య, స్నేహం, నగర కేంద్రానికి అయిదు నిమిషాల దూరంలో. అందరికీ స్వాగతం.',
  },
};

/** What the association is called and says of itself first: settings instead of texts of the interface. */
export class Association1763779500000 implements MigrationInterface {
  name = 'Association1763779500000';

  async up(queryRunner: QueryRunner): Promise<void> {
    const { en, ...others } = UNTIL_NOW;
    const added = [...TEXTS, 'founded', 'reference_prefix'].map(
      (column) => `ADD ${column} text NOT NULL DEFAULT ''`,
    );
    await queryRunner.query(`ALTER TABLE site_settings ${added.join(', ')}`);
    const places = TEXTS.map((column, index) => `${column} = $${index + 1}`);
    await queryRunner.query(
      `UPDATE site_settings SET ${places.join(', ')}, founded = '1974', reference_prefix = 'SMJ'`,
      Object.values(en),
    );
    for (const [language, texts] of Object.entries(others))
      await queryRunner.query(
        `UPDATE site_settings SET translations = jsonb_set(translations, ARRAY[$1],
           coalesce(translations->$1, '{}') || $2::jsonb)`,
        [language, texts],
      );
    const kept = [...TEXTS, 'founded', 'reference_prefix'].map((column) => `ALTER ${column} DROP DEFAULT`);
    await queryRunner.query(`ALTER TABLE site_settings ${kept.join(', ')}`);
  }

  /** The texts are the interface's again. */
  async down(queryRunner: QueryRunner): Promise<void> {
    const keys = Object.keys(UNTIL_NOW.en).map((key) => `'${key}'`);
    for (const language of Object.keys(UNTIL_NOW))
      await queryRunner.query(
        `UPDATE site_settings
            SET translations = jsonb_set(translations, ARRAY[$1], (translations->$1) - ARRAY[${keys}])
          WHERE translations ? $1`,
        [language],
      );
    const dropped = [...TEXTS, 'founded', 'reference_prefix'].map((column) => `DROP ${column}`);
    await queryRunner.query(`ALTER TABLE site_settings ${dropped.join(', ')}`);
  }
}
