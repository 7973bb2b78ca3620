/** Words for what becomes of texts and lines before they are read: by code, the rule that decided it. */

/** Why text that the file draws is not read: nobody sees it, or it runs in another direction than the page. */
export const DROPPED = {
  not_drawn: 'not drawn',
  too_small: 'too small to read',
  transparent: 'transparent',
  like_its_ground: 'of the colour of its ground',
  covered: 'painted over',
  layer_off: 'in a layer that is switched off',
  clipped: 'clipped',
  struck_twice: 'struck twice',
  other_direction: 'in another direction',
  outside: 'outside of the page',
};
export type DropReason = keyof typeof DROPPED;

/** How a line repeats from page to page. */
export const REPEATS = {
  same_text: 'the same text',
  counting_text: 'the same text but for numbers that count pages',
  same_amounts: 'the same amounts, more than a row has',
};
export type RepeatRule = keyof typeof REPEATS;

/** Why a line at the place of a table is not part of it. */
export const OUTSIDE = {
  box_beside: 'in a box beside the table',
  below_no_bookings: 'below the line that says that nothing was booked',
  summary_below: 'in a summary below the rows',
  rates_below: 'in a list of rates below the rows',
  summary_repeated: 'in a summary that several pages print',
  statement_head: 'in the head of a statement',
};
export type OutsideReason = keyof typeof OUTSIDE;

/** Why a line without an amount belongs to a row, is a title above rows, or is neither. */
export const JOINED = {
  // the border between two rows
  title_between: 'a title between the rows',
  nothing_between: 'nothing stands between the rows',
  ruling_line: 'a ruling line',
  clear_gap: 'a clear gap',
  next_day: 'a day, with which the next row begins',
  row_step: 'a gap as wide as the step between rows',
  usual_top: 'where lines of rows usually stand: their amount is at the top',
  usual_middle: 'where lines of rows usually stand: their amount is at the middle',
  usual_bottom: 'where lines of rows usually stand: their amount is at the bottom',
  // titles
  day_heading: 'the heading of a day',
  section_title_alone: 'the title of a section, clear of the lines above and below',
  section_title: 'the title of a section',
  title_like: 'bold, or beginning elsewhere than texts of rows do',
  title_face: 'in a face that no row has',
  // part of no row
  typed_rule: 'a rule of typed strokes',
  overprint: 'it is printed over the rows: a watermark, a stamp',
  clear_of_rows: 'it stands clear of the rows above and below',
  larger_type: 'its type is larger than the row’s',
  further_right: 'it begins further right than texts of rows do',
  page_head: 'it is the head of the page',
  row_ended: 'a line above it ended the row',
  row_below_ended: 'the row below goes no further up',
  page_foot: 'it stands at the foot of the page before',
  across_columns: 'it runs across the columns',
  rule_between: 'a ruling line parts them',
  further_off: 'it stands further off than lines of rows do',
  further_left: 'it begins further left than texts of rows do',
};
export type JoinRule = keyof typeof JOINED;

/** Why a line may be a booking, though it was read as none. */
export const DOUBTS = {
  day_without_amount: 'it has a day and words, and no amount',
  unread_row: 'it stands where rows do, and neither its day nor its amount can be read',
  unread_figures: 'beside a day, figures stand where amounts do that cannot be read as one',
  unread_month: 'it stands as the headings of days do, with a month that cannot be read',
  unread_heading: 'it stands as the headings of days do, right above a row, and names none',
  row_without_amount: 'it looks like a row, and has no amount',
  blotted: 'signs stand in the place of its text',
  ruled_from_day: 'a rule parts it from the day above, as it does not part other rows of one day',
  day_outside: 'outside of the tables, it begins with a day and ends with an amount',
  likely_day_outside: 'outside of the tables, it begins with what may be a day and ends with an amount',
  overleaf: 'it stands overleaf as the rows of the page before do',
  unclear_month: 'the name of its month is that of another month in another language, and the paper speaks neither',
};
export type DoubtRule = keyof typeof DOUBTS;

/** What decides the place of a line that no rule above speaks of. */
export const PLACES = {
  own_amount: 'an amount of its own',
  headings: 'its words are headings of columns',
  summary: 'no row of its table has a day or states a balance: it is a summary',
  above_header: 'it stands right above a header',
  beside_tables: 'it stands outside of the tables',
};
