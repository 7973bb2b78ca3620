/** The list of samples and their names as the document describes them. */
import { SAMPLES } from '../samples.ts';

const SAMPLE = {
  type: 'object',
  properties: {
    name: { type: 'string' },
    url: { type: 'string', format: 'uri' },
    about: { type: 'string', description: 'what it shows, for people' },
    pages: { type: 'integer' },
    password: { type: ['string', 'null'], description: 'opens it; null where it needs none' },
  },
  required: ['name', 'url', 'about', 'pages', 'password'],
};

export const SAMPLE_LIST = {
  type: 'object',
  properties: { samples: { type: 'array', items: SAMPLE } },
  required: ['samples'],
};

export const SAMPLE_LIST_EXAMPLE = {
  samples: SAMPLES.map(({ name, about, pages, password }) => ({
    name,
    url: `https://statements.example.com/samples/${name}`,
    about,
    pages,
    password: password ?? null,
  })),
};

export const SAMPLE_NAME = {
  name: 'name',
  in: 'path',
  required: true,
  description: 'of a sample',
  schema: { type: 'string', enum: SAMPLES.map(({ name }) => name) },
  example: SAMPLES[0]?.name,
};
