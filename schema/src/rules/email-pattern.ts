// Apart from email.ts: what only looks at an email needs no rule.

// §5 Pattern: a word character first; then word characters or ! # $ % & - / . before the @. The domain has 4 to 256
// characters in total: dot-separated labels of letters, digits and inner hyphens; the last has 2 to 22 letters only.
// Case-insensitive. The labels are written so that every text matches in linear time.
export const emailPattern = /^\w[\w!#$%&\-/.]*@(?=.{4,256}$)(?:[a-z\d]+(?:-+[a-z\d]+)*\.)+[a-z]{2,22}$/i;
