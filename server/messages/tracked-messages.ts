import type { DataSource } from 'typeorm';

/** SQL for whether the newest message about something has left. @param about an SQL expression */
export function hasLeft(about: string): string {
  return `EXISTS (SELECT FROM tracked_message WHERE about = ${about} AND left_at IS NOT NULL)`;
}

/** @param isOver SQL condition of those of which nobody asks any more, which nobody but the code writes */
export async function forgetTracked(dataSource: DataSource, isOver: string): Promise<void> {
  await dataSource.query(`DELETE FROM tracked_message WHERE ${isOver}`);
}
