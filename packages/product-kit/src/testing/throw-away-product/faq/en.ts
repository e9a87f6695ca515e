import { questions } from './questions.ts';

export const faq = questions;
