import type { MigrationInterface, QueryRunner } from 'typeorm';

const BEFORE = `'HEIGHT', 'MARITAL_STATUS', 'EDUCATION_TYPE', 'DEGREE',
    'MOTHER_TONGUE', 'RELIGION', 'CASTE', 'OCCUPATION', 'CURRENCY', 'ANNUAL_INCOME', 'COUNTRY_CODE'`;

const mayBe = (lists: string) => `
ALTER TABLE select_option DROP CONSTRAINT select_option_list,
  ADD CONSTRAINT select_option_list CHECK (list IN (${lists}));`;

const UP = `${mayBe(`${BEFORE}, 'DIET'`)}
INSERT INTO select_option (list, position, value, language, translations)
SELECT 'DIET', position, value, 'en', jsonb_build_object('gu', jsonb_build_object('label', gu), 'te', jsonb_build_object('label', te))
  FROM (VALUES
    (1, 'Vegetarian', 'શાકાહારી', 'శాకాహారం'),
    (2, 'Vegetarian, eats eggs', 'શાકાહારી, ઈંડાં ખાય છે', 'శాకాహారం, గుడ్లు తింటారు'),
    (3, 'Jain', 'જૈન', 'జైన'),
    (4, 'Swaminarayan', 'સ્વામિનારાયણ', 'స్వామినారాయణ'),
    (5, 'Vegan', 'વીગન', 'వీగన్'),
    (6, 'Not vegetarian', 'માંસાહારી', 'మాంసాహారం')
  ) AS entry (position, value, gu, te);
`;

const DOWN = `
DELETE FROM select_option WHERE list = 'DIET';${mayBe(BEFORE)}
`;

/** The list of what people eat, for profiles. */
export class Diets1764700000400 implements MigrationInterface {
  name = 'Diets1764700000400';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(UP);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(DOWN);
  }
}
