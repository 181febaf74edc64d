/** Words that packed links may leave out. Links that were sent need them as they are: nothing here may change, ever. */
// prettier-ignore
export const DIVISION_WORDS = [
  '{"list":"fr-light-cavalry","options":{"lightCavalry":["chasseurs","lancers"]}}{"list":"fr-mixed"',
  ',"options":{"lightCavalry":["chasseurs"]}}"nation":"france","period":"1805-1812","brigades":[],"',
  'reserve":{"options":{"either":"dragoons"}}{"list":"fr-line-1805","options":{}}{"list":"fr-line-1',
  '813","options":{}}{"list":"fr-elite","options":{}}{"list":"at-grenadiers","options":{}}{"list":"',
  'at-avant-garde","options":{"either":"grenzer","lightCavalry":["chevau-legers","chevau-legers"]}}',
  '"nation":"austria","period":"1805-1809","brigades":[],"reserve":{"options":{"either":"dragoons"}',
  '}{"list":"at-line-1805","options":{"lightCavalry":["hussars"]}}{"list":"at-light-cavalry","optio',
  'ns":{"either":"chevau-legers"}}{"list":"at-line-1812","options":{"lightCavalry":["uhlans"]}}{"li',
  'st":"pr-dragoons","options":{}}{"list":"pr-light-cavalry","options":{}}"nation":"prussia","perio',
  'd":"1805-1809","brigades":[],"reserve":{"options":{}}{"list":"pr-line-1805","options":{}}{"list"',
  ':"pr-line-1813","options":{}}{"list":"ru-grenadiers","options":{}}{"list":"ru-line","options":{}',
  '}{"list":"ru-light-cavalry","options":{"lightCavalry":["uhlans","hussars"]}}"nation":"russia","p',
  'eriod":null,"brigades":[],"reserve":{"options":{}}{"list":"gb-line","options":{}}{"list":"gb-por',
  'tuguese","options":{}}{"list":"gb-light-cavalry","options":{}}"nation":"britain","period":null,"',
  'brigades":[],"reserve":{"options":{}}{"list":"gb-guard","options":{}}{"list":"gb-light","options',
  '":{}}{"list":"es-veteran","options":{}}{"list":"es-line","options":{}}{"list":"es-militia","opti',
  'ons":{}}"nation":"spain","period":null,"brigades":[],"reserve":null{"list":"es-cavalry","options',
  '":{}}"name":"{"format":"drumhead-large-battles-division","version":1,"nation":"',
].join('');
