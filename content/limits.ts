/**
 * How long what people type may be, in characters, and what an address looks like. The forms, the functions and
 * the database check the same; a test compares them. To change one here alone would let pass what the database refuses.
 */
export const limits = {
  name: 200,
  email: 254,
  /** SPEC §5 */
  phoneInput: 15,
  courseName: 200,
  chatName: 100,
  chatMessage: 500,
};

/** The pattern of HTML's <input type="email">, with at least one dot in the domain. */
export const emailPattern =
  /^[a-zA-Z0-9.!#$%&'*+/=?^_`{|}~-]+@[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?(?:\.[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?)+$/;

/**
 * What a name has at least one of: a character that can be seen. White space, joiners and what hides or only fills a
 * place are none.
 */
export const visiblePattern = /[^\s\p{Cc}\p{Default_Ignorable_Code_Point}\u2800\ufff9-\ufffb]/u;
