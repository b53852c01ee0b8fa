// How the client is cut: what every page needs first is two files, so that each is compressed as one and asked for once.
// Packages stand apart from our modules: they seldom change, and a returning visitor has them.

/** Small parts of pages: one file instead of twenty. What brings a large package along stays out (the modal), and so does what few pages have. */
const common =
  /\/web\/src\/(ui\/(?!modal|attachment\/|picture\/Logo|SectionStrip|StorageFull|Ticket|Notice|UnstoredNote|[Ee]rror|Pager|format-time|QuantityStepper|digits|check-|Check(Age|Timeline)|Field|RuleMessage|Text(Field|Area)|Select|Checkbox|Tabs|form\/|PasswordField|PictureField|SubmissionNote|ReceivedNote|use-card-labels|use-country-options|icons-)|features\/product-card\/(?!ProductCards?\.|SupplierLines\.)|pages\/(?!OwnCard)[\w-]+\.ts|platform\/use-today)|\/schema\/src\/urls\/(alternates|query-values)/;

/** A product in a list, and a line on suppliers. Skeletons and facts of it are small, and on more pages. */
const cards =
  /\/web\/src\/features\/(product-card\/(ProductCards?|SupplierLines)|supplier-card\/ReplyTime)\.tsx/;

/** What one fills in: searches with filters, forms. */
const fields = /\/web\/src\/ui\/(Field|Text(Field|Area)|Select|Checkbox)\.tsx/;

/** What the lists of products and suppliers have in common: search, category, best rated and the like. */
const lists =
  /\/web\/src\/(pages\/search\/listing\/|features\/search\/|generated\/operations\/product-search)|\/schema\/src\/search-filters/;

/** What most pages of an exhibition begin with. */
const exhibition =
  /\/web\/src\/(features\/exhibition\/(Exhibition(Breadcrumb|Top|State)|CalendarDay|exhibition-path)|pages\/exhibition\/exhibition-crumbs|ui\/Ticket)/;

/** What shows logos. */
const logos = /\/web\/src\/(features\/exhibition\/ExhibitorPicture|ui\/picture\/Logo)\.tsx/;

/** What the sections of an exhibition begin with. */
const section =
  /\/web\/src\/(features\/exhibition\/ExhibitionSections|pages\/exhibition\/SectionTop(Skeleton)?|ui\/SectionStrip)\.tsx/;

/** The form of a message; the rest of it comes when one types. */
const contact = /\/web\/src\/features\/contact\/(ContactForm|use-contact|draft|send-state)\.tsx?/;

/** What says where a message is, once it is sent. */
const sentMessage = /\/web\/src\/features\/contact\/(ContactNote|ContactSent|WhatWasSent|changed)\.tsx?/;

/** What forms that are sent by the outbox begin and end with. */
const sending = /\/web\/src\/(platform\/(outbox\/use-outbox|endpoint)|ui\/ReceivedNote)\.tsx?/;

/** What the forms of a login have in common. */
const login = /\/web\/src\/features\/login-panel\/(use-sending|SendError|AskForPassword)\.tsx?/;

/** What forms on a person or a company have in common. */
const contactFields =
  /\/web\/src\/ui\/(form\/(contact-fields|server-error|silently)|use-country-options)\.tsx?|\/schema\/src\/rules\/phone-pattern/;

/** The home page, with what it shares with a supplier's, which is loaded in its place. */
const home =
  /\/web\/src\/(pages\/home\/(home\/(HomePage|WhatIsChecked)|supplier-home\/variables)|generated\/operations\/(supplier-)?home)\.tsx?/;

/** They import nothing but their blocks. */
const skeletons = /\/web\/src\/pages\/[\w/-]+\/(Account|Badge|Visits)Skeleton\.tsx/;

/** What the lists of an organiser have in common. */
const organiser = /\/web\/src\/pages\/organiser\/[\w/-]*(Skeleton|ListFilter|organiser-search)\.tsx?/;

/** What most pages need for their hooks; the rest comes with the client itself. */
const data = /node_modules\/(@apollo\/client|rxjs|@wry|optimism|graphql)\//;

export const chunks = [
  // '$initial': what is left, after tree shaking, of all that the entry imports at once.
  { name: 'packages', tags: ['$initial' as const], test: /node_modules|^\0rolldown\/runtime/ },
  { name: 'first', tags: ['$initial' as const] },
  { name: 'data', test: data, minShareCount: 10 },
  { name: 'lists', test: lists, minShareCount: 3 },
  { name: 'common', test: common, minShareCount: 2 },
  { name: 'cards', test: cards, minShareCount: 2 },
  { name: 'fields', test: fields, minShareCount: 2 },
  { name: 'exhibition', test: exhibition, minShareCount: 2 },
  { name: 'logos', test: logos, minShareCount: 2 },
  { name: 'section', test: section, minShareCount: 2 },
  { name: 'contact', test: contact, minShareCount: 2 },
  { name: 'contact-fields', test: contactFields, minShareCount: 2 },
  { name: 'sent-message', test: sentMessage },
  { name: 'sending', test: sending, minShareCount: 2 },
  { name: 'login', test: login, minShareCount: 2 },
  { name: 'home', test: home },
  { name: 'skeletons', test: skeletons, minShareCount: 2 },
  { name: 'organiser', test: organiser, minShareCount: 2 },
];
