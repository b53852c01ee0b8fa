// Apart from the zod rules, so that a form in the browser can check without zod.

// §5 Pattern: a word character first; then word characters or ! # $ % & - / . before the @. The domain is 4 to 256
// characters in total: dot-separated labels of letters, digits and inner hyphens; the last is letters only, 2 to 22.
// Case-insensitive. The labels are written so that no text can make the match slow.
export const emailPattern = /^\w[\w!#$%&\-/.]*@(?=.{4,256}$)(?:[a-z\d]+(?:-+[a-z\d]+)*\.)+[a-z]{2,22}$/i;
